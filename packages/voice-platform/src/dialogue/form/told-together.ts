import { placeInList } from '../place-in-list.ts'
import type { World } from '../state.ts'
import { isQuestion } from '../is-question.ts'
import { isCommonWord } from '../words.ts'
import { hearCompany, splitPerson } from './company.ts'
import { withNumberCorrected } from './correct-number.ts'
import { afterCorrection } from './correction.ts'
import { hearEmail } from './email.ts'
import type { FormField, FormState } from './form-state.ts'
import { formFields, isOpen, settle, settlePhone } from './form-state.ts'
import { hearName } from './name.ts'
import { hearPhone } from './phone.ts'
import { hearService } from './service.ts'

/** The message takes the rest of a turn. */
export const messageIn =
  /(?:\b(?:message|msg|note)(?: is)?:\s*|(?:^|[,;.] )(?:(?:and|just|please|in the message) )*(?:write|note|add)(?: down)?,? that )(.+)$/i
/** "Put my question about DATEV into the message." */
const intoMessage = /\b(?:put|write|add|note) ([^.,;]+?) (?:in|into|as) (?:the|a|my) (?:message|note)\b/i
const refusal = String.raw`(?:(?:no|no need for a|without(?: an?y?)?|skip the)(?: (?:other|further|more|extra|additional))? ?(?:message|msg|note|text|comment)s?\b(?: (?:needed|necessary|required|please|thanks))*|(?:a |the )?(?:message|msg|note) is not (?:needed|necessary|required)|leave the message (?:empty|out|blank))`
/** "Service CRM and no message." */
export const declined = new RegExp(`(?<![^\\s,.;!])${refusal}(?=\\s*(?:[.,;!]|$))`, 'i')
const address = /[^\s@]{1,64}@[^\s@]+/
const digits = /\+?\d[\d ().\-/]{5,}\d/
/** Digits that were said: "two oh two, five five five, oh one three eight". */
const saidDigits =
  /\b(?:(?:plus|oh|o|zero|one|two|three|four|five|six|seven|eight|nine|double|triple)\b[ ,.-]*){6,}/i
const introduction =
  /\b(?:my name is|name's|name is|i am|i'm|this is|call me|name:?) +([\p{L}'’-]+(?: (?!from\b|and\b|with\b|at\b|of\b|my\b)[\p{L}'’-]+){0,2})/iu
const employer =
  /\b(?:(?:[Ii] (?:am|work)|[Ii]'m|and|\p{Lu}[\p{L}'’-]+) (?:from|with|at|for)|[Ww]e(?:'re| are)|from|(?:[Mm]y |[Oo]ur |[Tt]he )?(?:company|business|firm)(?: name)?(?: is|'s| is called|:)?(?: missing, that's)?|of) +((?:[\p{Lu}\d][\p{L}\d&.'’-]*)(?: (?:&|and|of|[\p{Lu}\d][\p{L}\d&.'’-]*))*)/u
const firm =
  /^(?:and )?(?:my |our |the )?(?:(?:company|firm|shop|business|practice)(?: name)?(?:'s| is)?(?: called)?|(?!my|full|first|last|family|the|our|her|his)\p{L}+ name is) (.+)/iu
const person =
  /^(?:and )?(?:put it under|(?:it's|its|it is|this is) (?:for|from)|for|from|under|(?:(?:my|her|his|the|full) )?name(?:'s| is)?|i am|i'm) (.+)/i
/** "Please book a call for Anna Berg." */
const personAtEnd = /\b(?:for|under) (\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+)$/u
const surname = /^(?:and )?(?:(?:my|the) )?(?:family|last|sur) ?name(?:'s| is)? (.+)/i
const firstName = /^(?:and )?(?:(?:my|the) )?(?:first|given) ?name(?:'s| is)? (.+)/i
const separators = /(?<=[.!?])\s+|\s*[,;\n]\s*|:\s+/
/** Words that are left of a part after its address or number was taken out. */
const label =
  /^(?:(?:and|my|the|is|it's|its|e-?mail|mail|phone|telephone|tel|mobile|number|nr|no|address|ok|okay|so|yes)\b[ .:]*)*$/i

/** A word spelled after it was said: "I spell: D, A, B". */
const spelling =
  /(?:\b(?:and|then|that['’]s|it['’]s|i spell(?: it)?):? +){0,3}(?<![\p{L}'’])(?:\p{L}[\s,.-]+){2,}\p{L}(?!\p{L})/giu

/** The name that an address begins with, and the word after it: "jake ortiz jake@ortiz.example". */
function nameIn(email: string | undefined, text: string): string | undefined {
  const first = /^([a-z]{3,})[@._-]/.exec(email ?? '')?.[1]
  if (first === undefined || isCommonWord(first)) return undefined
  const named = new RegExp(`(?<![^\\s,])${first} \\p{L}{2,}(?![^\\s,])`, 'iu').exec(text)?.[0]
  return named === undefined ? undefined : hearName(named)
}

/** Most parts of a turn that are read. */
const mostParts = 10

/** Whether a part is two or three words that are not all common. If it has no capitals, and no name is likely, none
 * may be common. */
function looksLikeName(part: string, isLikely: boolean): boolean {
  if (!/^\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+){1,2}$/u.test(part)) return false
  const isWritten = /^\p{Lu}\S*(?: \p{Lu}\S*)*$/u.test(part)
  const words = part.toLowerCase().split(' ')
  return isWritten || isLikely ? !words.every(isCommonWord) : !words.some(isCommonWord)
}

/**
 * Reads the answers to several fields of the form from one turn, part by part: "Anna Schmidt, Acme, anna@acme.example, 555
 * 010 0199, no message". A new address or number replaces the one before.
 * @returns the form with these answers, and the fields that changed
 */
export function toldTogether(
  world: World,
  form: FormState,
  whole: string,
): { form: FormState; told: FormField[] } {
  const text = withNumberCorrected(whole)
    .replace(/\bplus (?=\d)/gi, '+')
    .replace(/\bplus one (?=\d)/gi, '+1 ')
  // A correction is handled by the field that it corrects.
  if (afterCorrection(text) !== text) return { form, told: [] }
  let next = form
  const take = (field: FormField, value: string | undefined): void => {
    next = settle(next, field, value)
  }
  const takeNumber = (said: string): string => {
    const heard = hearPhone(said)
    if (heard?.complete !== true) return said
    next = settlePhone(next, heard.phone, heard.given)
    return ' , '
  }
  const takeAddress = (said: string): string => {
    const heard = hearEmail(said)
    if (!heard || !('email' in heard)) return said
    take('email', heard.email)
    return ' , '
  }
  const [end, message] = messageIn.exec(text) ?? []
  const put = intoMessage.exec(text)?.[1]
  if (message !== undefined) take('message', message.replace(/\.$/, ''))
  else if (put !== undefined) take('message', put)
  const rest = (end === undefined ? text : text.slice(0, -end.length))
    .replace(address, takeAddress)
    .replace(digits, takeNumber)
    .replace(saidDigits, takeNumber)
    .replace(spelling, '')
    .replace(declined, () => {
      take('message', undefined)
      return ' , '
    })
  const introduced = introduction.exec(rest)?.[1]
  const named =
    introduced !== undefined && /^\p{Lu}/u.test(introduced)
      ? introduced
      : /\bmy name(?: is|'s) ([\p{L}'’-]+(?: (?!and\b|from\b|of\b|at\b|with\b|i\b)[\p{L}'’-]+)?)/iu.exec(
          rest,
        )?.[1]
  const [, employedBy] = employer.exec(rest) ?? []
  const service = serviceIn(world, rest.replace(/\b(?:schedul\w*|book\w*|appointments?)\b/gi, ''))
  if (named !== undefined && isOpen(next, 'name')) {
    const name = hearName(named)
    if (name !== undefined) take('name', name)
  }
  if (employedBy !== undefined && isOpen(next, 'company')) {
    const company = hearCompany(employedBy.replace(/[.,]+$/, ''))
    if (company !== undefined && company !== next.values.name) take('company', company)
  }
  if (service !== undefined && isOpen(next, 'service')) take('service', service)

  const isLikely = form.settled.length > 0 || next.values.email !== undefined
  const choices = world.knowledge.consultation.services
  let isAfterName = false
  for (const each of rest.split(separators).slice(0, mostParts)) {
    const part = each.trim().replace(/[.!]$/, '')
    const isCompanyPart = isAfterName
    isAfterName = false
    if (label.test(part) || isQuestion(part)) continue
    const { name, company } = splitPerson(
      person.exec(part)?.[1] ?? personAtEnd.exec(part)?.[1] ?? part.replace(/ (?:here|speaking)$/i, ''),
    )
    if (/\bat\b.+\bdot\b/i.test(part) && takeAddress(part) !== part) continue
    if (surname.test(part) && next.values.name !== undefined) {
      take('name', `${next.values.name} ${hearName(surname.exec(part)?.[1] ?? '') ?? ''}`.trim())
    } else if (firstName.test(part) && next.values.name !== undefined) {
      take('name', `${hearName(firstName.exec(part)?.[1] ?? '') ?? ''} ${next.values.name}`.trim())
    } else if (firm.test(part) && isOpen(next, 'company'))
      take('company', hearCompany(firm.exec(part)?.[1] ?? ''))
    else if (part.split(' ').length <= 5 && serviceIn(world, part) !== undefined) {
      take('service', serviceIn(world, part))
    } else if (form.asking === 'service' && placeInList(part, choices.length) !== undefined) {
      take('service', choices[placeInList(part, choices.length) ?? 0])
    } else if (isOpen(next, 'name') && looksLikeName(name, isLikely)) {
      take('name', hearName(name))
      if (company !== undefined && isOpen(next, 'company')) take('company', company)
      isAfterName = true
    } else if (isCompanyPart && isOpen(next, 'company') && part.split(' ').length <= 4)
      take('company', hearCompany(part))
  }
  const known = isOpen(next, 'name') ? nameIn(next.values.email, rest) : undefined
  if (known !== undefined) take('name', known)
  const isNew = (field: FormField): boolean =>
    form.values[field] !== next.values[field] || isOpen(form, field) !== isOpen(next, field)
  return { form: next, told: formFields.filter(isNew) }
}

const serviceIn = (world: World, part: string): string | undefined =>
  hearService(part, world.knowledge, world.finder.subjectsIn(part))
