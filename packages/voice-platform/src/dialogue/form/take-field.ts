import { placeInList } from '../place-in-list.ts'
import type { World } from '../state.ts'
import { yesOrNo } from '../yes-or-no.ts'
import { hearCompany, splitPerson } from './company.ts'
import { hearEmail } from './email.ts'
import { withNumberCorrected } from './correct-number.ts'
import type { FormField, FormState, Taken } from './form-state.ts'
import { nextQuestion, settle, settlePhone } from './form-state.ts'
import { hearName, withoutSpelling } from './name.ts'
import { hearPhone } from './phone.ts'
import { hearService } from './service.ts'
import { declined, messageIn } from './told-together.ts'

/** Reads a text as the answer to a field; undefined if it holds none. */
export function takeField(world: World, form: FormState, field: FormField, text: string): Taken | undefined {
  const told = (value: string | undefined): Taken | undefined =>
    value === undefined ? undefined : { form: nextQuestion(settle(form, field, value)) }
  switch (field) {
    case 'email': {
      const heard = hearEmail(text, form.partial)
      if (!heard) return undefined
      return 'email' in heard
        ? told(heard.email)
        : { form: { ...form, asking: field, partial: heard.partial }, goesOn: true }
    }
    case 'phone': {
      const heard = hearPhone(withNumberCorrected(text), form.partial)
      if (!heard) return undefined
      return heard.complete
        ? { form: nextQuestion(settlePhone(form, heard.phone, heard.given)) }
        : { form: { ...form, asking: field, partial: heard.phone }, goesOn: true }
    }
    case 'name': {
      const { name, company } = splitPerson(withoutSpelling(text))
      const heard = hearName(name)
      if (heard === undefined) return undefined
      const named = settle(form, field, heard)
      return { form: nextQuestion(company === undefined ? named : settle(named, 'company', company)) }
    }
    case 'company':
      return told(hearCompany(text))
    case 'service': {
      const { services } = world.knowledge.consultation
      const place = placeInList(text, services.length)
      return told(
        hearService(text, world.knowledge, world.finder.subjectsIn(text)) ??
          (place === undefined ? undefined : services[place]),
      )
    }
    case 'message':
      return takeMessage(form, text)
  }
}

function takeMessage(form: FormState, text: string): Taken {
  const answer = yesOrNo(text)
  if (answer === 'yes') return { form, goesOn: true }
  if (answer === 'no' || declined.test(text)) return { form: nextQuestion(settle(form, 'message')) }
  const message = (messageIn.exec(text)?.[1] ?? text)
    .trim()
    .replace(/^(?:yes|yeah|sure|ok|okay)[,.:]?\s+/i, '')
    .replace(/\.$/, '')
  return { form: nextQuestion(settle(form, 'message', message)) }
}
