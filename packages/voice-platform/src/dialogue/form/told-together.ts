import type { World } from '../state.ts'
import { isQuestion } from '../is-question.ts'
import { isCommonStem, stem, stemsOf } from '../words.ts'
import { hearCompany } from './company.ts'
import { withNumberCorrected } from './correct-number.ts'
import { afterCorrection } from './correction.ts'
import { hearEmail } from './email.ts'
import type { FormField, FormState } from './form-state.ts'
import { formFields, settle } from './form-state.ts'
import { hearName } from './name.ts'
import { hearPhone } from './phone.ts'
import { hearService } from './service.ts'
import { toldAtOnce } from './told-at-once.ts'

/** The message takes the rest of a turn. */
export const messageIn =
  /(?:\b(?:message|msg|note)(?: is)?:\s*|^(?:(?:and|just|please) )*(?:write|note|add)(?: down)?,? that )(.+)$/i
export const noMessage =
  /^(?:and |with )?(?:no|without(?: an?y?)?)(?: (?:other|further|more|extra))? (?:message|msg|note|text|comment)s?$/i
const address = /[^\s@]{1,64}@\S+/
const number = /^(?:\p{L}+ ){0,3}(\+?\d[\d ().\-/]{5,}\d)$/iu
const firm =
  /^(?:and )?(?:my |our |the )?(?:(?:company|firm|shop|business|practice)(?: name)?(?:'s| is)?(?: called)?|(?!my|full|first|last|the|our)\p{L}+ name is) (.+)/iu
const person =
  /^(?:and )?(?:put it under|(?:it's|its|it is|this is) (?:for|from)|for|from|under|(?:my )?name(?:'s| is)?|i am|i'm) (.+)/i
const surname = /^(?:and )?(?:(?:my|the) )?(?:family|last|sur) ?name(?:'s| is)? (.+)/i
const separators = /(?<=[.!?])\s+|\s*[,;\n]\s*|:\s+/

/** A word spelled after it was said: "I spell: D, A, B". */
const spelling =
  /(?:\b(?:and|then|that['’]s|it['’]s|i spell(?: it)?):? +){0,3}(?<![\p{L}'’])(?:\p{L}[\s,.-]+){2,}\p{L}(?!\p{L})/giu

/** The name that begins an address, and the word after it: "jake ortiz jake@ortiz.example". */
function nameIn(email: string | undefined, text: string): string | undefined {
  const first = /^([a-z]{3,})[@._-]/.exec(email ?? '')?.[1]
  if (first === undefined || isCommonStem(stem(first))) return undefined
  const named = new RegExp(`(?<![^\\s,])${first} \\p{L}{2,}(?![^\\s,])`, 'iu').exec(text)?.[0]
  return named === undefined ? undefined : hearName(named)
}

/** Most parts of a turn that are looked at. */
const mostParts = 10

/** Two or three words with capitals that are not all everyday words: "Anna Schmidt", and not "Book Demo". */
const looksLikeName = (part: string, isLowerCase: boolean): boolean =>
  (isLowerCase
    ? /^\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+){1,2}$/u
    : /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2}$/u
  ).test(part) && !stemsOf(part).every(isCommonStem)

/**
 * Reads what a turn tells for several fields of the form at once, in parts: "Anna Schmidt, Acme, anna@acme.example, 555 010
 * 0199, no message".
 * @returns the form with what was told, and the fields that were
 */
export function toldTogether(
  world: World,
  form: FormState,
  whole: string,
): { form: FormState; told: FormField[] } {
  const text = withNumberCorrected(whole)
  // A correction is left to the field that it corrects.
  if (afterCorrection(text) !== text) return { form, told: [] }
  let next = toldAtOnce(world, form, text)
  const take = (field: FormField, value: string | undefined): void => {
    next = settle(next, field, value)
  }
  const isOpen = (field: FormField): boolean =>
    !next.settled.includes(field) && next.values[field] === undefined
  const [end, said] = messageIn.exec(text) ?? []
  if (said !== undefined && isOpen('message')) take('message', said.replace(/\.$/, ''))
  const parts = (end === undefined ? text : text.slice(0, -end.length))
    .replace(spelling, '')
    .split(separators)
    .slice(0, mostParts)
  const hasAddress = address.test(text)
  let afterName = false
  for (const each of parts) {
    const part = each.trim().replace(/[.!]$/, '')
    const isCompanyPart = afterName
    afterName = false
    if (part === '' || isQuestion(part)) continue
    const email = hearEmail(address.exec(part)?.[0] ?? '')
    const phone = number.exec(part)?.[1]
    const heard = phone === undefined ? undefined : hearPhone(phone)
    const named = person.exec(part)?.[1]
    const name = named ?? part
    if (email && 'email' in email) {
      if (!isOpen('email')) continue
      next = { ...next, values: { ...next.values, email: email.email } }
    } else if (heard?.complete === true) {
      if (!isOpen('phone')) continue
      next = {
        ...next,
        values: { ...next.values, phone: heard.phone },
        ...(heard.given ? { phoneAsGiven: heard.given } : {}),
      }
    } else if (noMessage.test(part)) take('message', undefined)
    else if (surname.test(part) && next.values.name !== undefined) {
      take('name', `${next.values.name} ${hearName(surname.exec(part)?.[1] ?? '') ?? ''}`.trim())
    } else if (firm.test(part) && isOpen('company')) take('company', hearCompany(firm.exec(part)?.[1] ?? ''))
    else if (isOpen('service') && part.split(' ').length <= 5 && serviceIn(world, part) !== undefined) {
      take('service', serviceIn(world, part))
    } else if (isOpen('name') && looksLikeName(name, hasAddress)) {
      take('name', hearName(name))
      afterName = true
    } else if (isCompanyPart && isOpen('company') && part.split(' ').length <= 4)
      take('company', hearCompany(part))
  }
  const known = isOpen('name') ? nameIn(next.values.email, text) : undefined
  if (known !== undefined) take('name', known)
  const isNew = (field: FormField): boolean =>
    form.values[field] !== next.values[field] || form.settled.includes(field) !== next.settled.includes(field)
  return { form: next, told: formFields.filter(isNew) }
}

const serviceIn = (world: World, part: string): string | undefined =>
  hearService(part, world.knowledge, world.finder.subjectsIn(part))
