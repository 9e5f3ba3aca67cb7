import type { World } from '../state.ts'
import { isQuestion } from '../is-question.ts'
import { isCommonWord } from '../words.ts'
import { hearCompany, splitPerson } from './company.ts'
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
const refusal = String.raw`(?:(?:no|no need for a|without(?: an?y?)?|skip the)(?: (?:other|further|more|extra|additional))? ?(?:message|msg|note|text|comment)s?\b(?: (?:needed|necessary|required|please|thanks))*|(?:a |the )?(?:message|msg|note) is not (?:needed|necessary|required)|leave the message (?:empty|out|blank))`
/** "Service CRM and no message." */
export const declined = new RegExp(`(?<![^\\s,.;!])${refusal}(?=\\s*(?:[.,;!]|$))`, 'i')
const address = /[^\s@]{1,64}@[^\s@]+/g
const digits = /\+?\d[\d ().\-/]{5,}\d/g
const introduction =
  /\b(?:(my name(?: is|'s))|i am|i'm|this is|name:?) ((?:\p{L}[\p{L}'’-]+)(?: (?!from\b|and\b|with\b|at\b|of\b|my\b|i\b)\p{L}[\p{L}'’-]+){0,2})/iu
const employer =
  /\b(?:(?:[Ii] (?:am|work)|[Ii]'m|and|\p{Lu}[\p{L}'’-]+) (?:from|with|at|for)|from|((?:company|business|firm)(?: name)?(?: is|'s|:)?)) ((?:[\p{Lu}\d][\p{L}\d&.'’-]*)(?: (?:&|and|of|[\p{Lu}\d][\p{L}\d&.'’-]*))*)/u
const separators = /(?<=[.!?])\s+|\s*[,;\n]\s*|:\s+/

/** "Please book a call for Anna Berg." */
const forPerson = /^(?:.* )?(?:for|under) (?=\p{L}[\p{L}'’-]+ \p{L}[\p{L}'’-]+$)/u

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
 * 010 0199, no message". An address, a number, or a value after its field's name replaces the one before.
 * @returns the form with these answers, and the fields that changed
 */
export function toldTogether(
  world: World,
  form: FormState,
  whole: string,
): { form: FormState; told: FormField[] } {
  const text = afterCorrection(whole).replace(/\bplus (?=\d)/gi, '+')
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
  if (message !== undefined) take('message', message.replace(/\.$/, ''))
  const rest = (end === undefined ? text : text.slice(0, -end.length))
    .replace(address, takeAddress)
    .replace(digits, takeNumber)
    .replace(declined, () => {
      take('message', undefined)
      return ' , '
    })
  const [, isLabelled, introduced = ''] = introduction.exec(rest) ?? []
  if (isLabelled !== undefined || (isOpen(next, 'name') && /^\p{Lu}/u.test(introduced))) {
    const name = hearName(introduced)
    if (name !== undefined) take('name', name)
  }
  const [, isNamed, employedBy] = employer.exec(rest) ?? []
  if (employedBy !== undefined && (isNamed !== undefined || isOpen(next, 'company'))) {
    const company = hearCompany(employedBy.replace(/[.,]+$/, ''))
    if (company !== undefined && company !== next.values.name) take('company', company)
  }
  const isLikely = form.settled.length > 0 || next.values.email !== undefined
  let isAfterName = false
  for (const each of rest.split(separators).slice(0, mostParts)) {
    const part = each.trim().replace(/[.!]$/, '')
    const isCompanyPart = isAfterName
    isAfterName = false
    if (part === '' || isQuestion(part)) continue
    if (/\bat\b.+\bdot\b/i.test(part) && takeAddress(part) !== part) continue
    const { name, company } = splitPerson(part.replace(/ (?:here|speaking)$/i, '').replace(forPerson, ''))
    // The verb of a booking is no service.
    const asked = part.replace(/\b(?:schedul\w*|book\w*|appointments?)\b/gi, '')
    const service = hearService(asked, world.knowledge, world.finder.subjectsIn(asked))
    const isShort = part.split(' ').length <= 5
    if (service !== undefined && (isShort || isOpen(next, 'service'))) take('service', service)
    else if (isOpen(next, 'name') && looksLikeName(name, isLikely)) {
      take('name', hearName(name))
      if (company !== undefined && isOpen(next, 'company')) take('company', company)
      isAfterName = true
    } else if (isCompanyPart && isOpen(next, 'company') && isShort) take('company', hearCompany(part))
  }
  const isNew = (field: FormField): boolean =>
    form.values[field] !== next.values[field] || isOpen(form, field) !== isOpen(next, field)
  return { form: next, told: formFields.filter(isNew) }
}
