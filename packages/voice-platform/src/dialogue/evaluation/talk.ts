import { expect } from 'vitest'
import { spokenForm } from '#platform/pipeline/spoken-form.ts'
import { createConcierge } from '../concierge.ts'
import type { Concierge } from '../concierge.ts'
import type { Knowledge } from '../knowledge.ts'
import type { PageAction } from '../page-tools.ts'
import { filledIn } from '../form.ts'
import type { FormField } from '../fields.ts'
import { formFields } from '../fields.ts'
import type { Reply, State } from '../state.ts'
import { harbour } from './harbour.ts'

/** A call with the concierge, from the visitor's side. */
export type Talk = {
  says(text: string): Talk
  hears(...facts: readonly RegExp[]): Talk
  neverHears(...facts: readonly RegExp[]): Talk
  /** The captions, which write out what is heard. */
  reads(...facts: readonly RegExp[]): Talk
  isAskedFor(input: NonNullable<Reply['expect']>): Talk
  /** What the page is asked to do together with the last answer. */
  sees(action: PageAction): Talk
  seesNothingHappen(): Talk
  isHungUpOn(): Talk
  /** What the form holds. */
  holds(values: Partial<Record<FormField, string>>): Talk
  heard(): string
}

const concierges = new WeakMap<Knowledge, Concierge>()

/** Opens a call: `talk().says('How much is it?').hears(/no price/)`. */
export function talk(knowledge: Knowledge = harbour): Talk {
  const concierge = concierges.get(knowledge) ?? createConcierge(knowledge)
  concierges.set(knowledge, concierge)
  let state = concierge.start
  let reply: Reply = { say: [concierge.greeting] }
  const read = (): string => reply.say.join(' ')
  const heard = (): string => spokenForm(read())

  const conversation: Talk = {
    says(text) {
      const step = concierge.hear(state, text)
      state = step.state
      reply = step.reply
      return conversation
    },
    hears(...facts) {
      for (const fact of facts) expect(heard()).toMatch(fact)
      return conversation
    },
    reads(...facts) {
      for (const fact of facts) expect(read()).toMatch(fact)
      return conversation
    },
    neverHears(...facts) {
      for (const fact of facts) expect(heard()).not.toMatch(fact)
      return conversation
    },
    isAskedFor(input) {
      expect(reply.expect).toBe(input)
      return conversation
    },
    sees(action) {
      expect(reply.action).toEqual(action)
      return conversation
    },
    seesNothingHappen() {
      expect(reply.action).toBeUndefined()
      return conversation
    },
    holds(values) {
      expect(formOf(state).values).toEqual(values)
      return conversation
    },
    heard,
    isHungUpOn() {
      expect(reply.endCall).toBe(true)
      return conversation
    },
  }
  return conversation
}
talk.knowledge = harbour

/** The field that was asked for last, if any, and what the form holds: for conversations that answer what is asked. */
export const formOf = ({ isInForm, asked, form }: State) => ({
  asked: isInForm ? (formFields.find((field) => field === asked) ?? asked) : undefined,
  values: filledIn(form),
})

/** A call in which the form asks for the address. */
export const atTheEmail = (): Talk => talk().says('I would like to book a demo').says('Anna Schmidt')

/** A call in which the form asks for the number. */
export const atThePhone = (): Talk => atTheEmail().says('anna@example.com')

/** A call in which the form is complete. */
export const atTheCheck = (): Talk =>
  atThePhone().says('555 010 0199').says('Acme').says('CRM Integration').says('no')

/** The answers that the form holds by then. */
export const filled = {
  name: 'Anna Schmidt',
  email: 'anna@example.com',
  phone: '5550100199',
  company: 'Acme',
  service: 'CRM Integration',
}
