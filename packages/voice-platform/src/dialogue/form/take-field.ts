import { placeInList } from '../place-in-list.ts'
import type { World } from '../state.ts'
import { yesOrNo } from '../yes-or-no.ts'
import { hearCompany } from './company.ts'
import { hearEmail } from './email.ts'
import { withNumberCorrected } from './correct-number.ts'
import type { FormField, FormState } from './form-state.ts'
import { nextQuestion, settle } from './form-state.ts'
import { hearName, withoutSpelling } from './name.ts'
import { hearPhone } from './phone.ts'
import { hearService } from './service.ts'
import { messageIn, noMessage } from './told-together.ts'

/** The form after an answer, and what is said before its next question. */
export type Taken = { form: FormState; say?: readonly string[]; goesOn?: 'email' | 'phone' | 'message' }

/** Hears a text as the answer to a field; nothing where it holds none. Addresses and numbers wait for a yes. */
export function takeField(world: World, form: FormState, field: FormField, text: string): Taken | undefined {
  switch (field) {
    case 'email': {
      const heard = hearEmail(text, form.partial)
      if (!heard) return undefined
      return 'email' in heard
        ? { form: toConfirm(form, 'email', heard.email) }
        : { form: { ...form, asking: field, partial: heard.partial }, goesOn: 'email' }
    }
    case 'phone': {
      const heard = hearPhone(withNumberCorrected(text), form.partial)
      if (!heard) return undefined
      if (!heard.complete) return { form: { ...form, asking: field, partial: heard.phone }, goesOn: 'phone' }
      const { phoneAsGiven: _, ...rest } = form
      return {
        form: toConfirm(
          { ...rest, ...(heard.given ? { phoneAsGiven: heard.given } : {}) },
          'phone',
          heard.phone,
        ),
      }
    }
    case 'name':
      return takeName(form, text)
    case 'company': {
      const company = hearCompany(text)
      return company === undefined ? undefined : { form: nextQuestion(settle(form, field, company)) }
    }
    case 'service': {
      const { services } = world.knowledge.consultation
      const place = placeInList(text, services.length)
      const service =
        hearService(text, world.knowledge, world.finder.subjectsIn(text)) ??
        (place === undefined ? undefined : services[place])
      return service === undefined ? undefined : { form: nextQuestion(settle(form, field, service)) }
    }
    case 'message':
      return takeMessage(form, text)
  }
}

function toConfirm(form: FormState, field: 'email' | 'phone', value: string): FormState {
  return { ...form, asking: field, confirming: true, partial: '', values: { ...form.values, [field]: value } }
}

/** "jo marsh marsh vets" is Jo Marsh of Marsh Vets. */
const sameName = /^(\p{L}{2,} (?=(\p{L}{3,})[ ,]+\2)\p{L}+)[ ,]+(\p{L}+(?: .+)?)$/iu

/** A name, and the company that people tell with it: "Anna from Acme". */
function takeName(form: FormState, text: string): Taken | undefined {
  const said = withoutSpelling(text)
  const [, person = said, firm = ''] =
    sameName.exec(said)?.toSpliced(2, 1) ??
    /^(.{1,80}?),? (?:from|frm|of|with|at) (.+)$/i.exec(said) ??
    /^((?:\S+ ){1,6}\S+), (\p{Lu}[^,]+)$/u.exec(said) ??
    []
  const name = hearName(person)
  if (name === undefined) return undefined
  const company = firm === '' || firm.includes('@') ? undefined : hearCompany(firm)
  const named = settle(form, 'name', name)
  return {
    form: nextQuestion(company === undefined ? named : settle(named, 'company', company)),
    say: [`Thank you, ${name}.`],
  }
}

function takeMessage(form: FormState, text: string): Taken {
  const answer = yesOrNo(text)
  if (answer === 'yes') return { form, goesOn: 'message' }
  if (noMessage.test(text.trim().replace(/[.!]$/, ''))) return { form: nextQuestion(settle(form, 'message')) }
  const message = (messageIn.exec(text)?.[1] ?? text)
    .trim()
    .replace(/^(?:yes|yeah|sure|ok|okay)[,.]?\s+/i, '')
    .replace(/\.$/, '')
  return { form: nextQuestion(settle(form, 'message', answer === 'no' ? undefined : message)) }
}
