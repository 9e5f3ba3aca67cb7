import type { World } from '../state.ts'
import { hearCompany } from './company.ts'
import { hearEmail } from './email.ts'
import type { FormState } from './form-state.ts'
import { settle } from './form-state.ts'
import { hearName } from './name.ts'
import { hearPhone } from './phone.ts'
import { hearService } from './service.ts'

const introduction =
  /\b(?:my name is|name's|name is|i am|i'm|this is|call me|name:?) +([\p{L}'’-]+(?: (?!from\b|and\b|with\b|at\b|of\b|my\b)[\p{L}'’-]+){0,2})/iu
const employer =
  /\b(?:(?:i (?:am|work)|i'm|and|\p{Lu}[\p{L}'’-]+) (?:from|with|at|for)|from|(?:my |our |the )?(?:company|business|firm)(?: name)?(?: is|'s| is called|:)?|of) +((?:[\p{Lu}\d][\p{L}\d&.'’-]*)(?: (?:&|and|of|[\p{Lu}\d][\p{L}\d&.'’-]*))*)/u
/** What stands around the sign of an address; a bound, so that a text without any room is read once. */
const address = /[^\s@]{1,64}@\S+/
const digits = /\+?\d[\d ().\-/]{5,}\d/

/** Keeps what a sentence tells for the form beside its own matter: name, company, number, address, service. */
export function toldAtOnce(world: World, form: FormState, text: string): FormState {
  let next = form
  const isOpen = (field: keyof FormState['values']) =>
    !next.settled.includes(field) && next.values[field] === undefined
  const email = hearEmail(address.exec(text)?.[0] ?? '')
  const [number] = digits.exec(text) ?? []
  const phone = number === undefined ? undefined : hearPhone(number)
  const person = introduction.exec(text)?.[1]
  const named =
    person !== undefined && /^\p{Lu}/u.test(person)
      ? person
      : /\bmy name(?: is|'s) ([\p{L}'’-]+)/iu.exec(text)?.[1]
  const name = named === undefined ? undefined : hearName(named)
  const [, firm] = employer.exec(text.replaceAll(new RegExp(address, 'g'), '')) ?? []
  const company = firm === undefined ? undefined : hearCompany(firm.replace(/[.,]+$/, ''))
  const service = hearService(
    text,
    world.knowledge,
    world.finder.subjectsIn(text.replace(/\b(?:schedul\w*|book\w*|appointments?)\b/gi, '')),
  )
  if (name !== undefined && isOpen('name')) next = settle(next, 'name', name)
  if (email && 'email' in email && isOpen('email')) {
    next = { ...next, values: { ...next.values, email: email.email } }
  }
  if (phone?.complete === true && isOpen('phone')) {
    next = {
      ...next,
      values: { ...next.values, phone: phone.phone },
      ...(phone.given ? { phoneAsGiven: phone.given } : {}),
    }
  }
  if (company !== undefined && company !== name && isOpen('company')) next = settle(next, 'company', company)
  if (service !== undefined && isOpen('service')) next = settle(next, 'service', service)
  return next
}
