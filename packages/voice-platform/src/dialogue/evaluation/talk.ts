import { expect } from 'vitest'
import { spokenForm } from '#platform/pipeline/spoken-form.ts'
import { createConcierge } from '../concierge.ts'
import type { Knowledge } from '../knowledge.ts'
import type { PageAction, Reply } from '../reply.ts'
import { harbour } from './harbour.ts'

/** A conversation with the concierge, told from the visitor's side. */
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
}

/** Opens a call: `talk().says('How much is it?').hears(/no price/)`. */
export function talk(knowledge: Knowledge = harbour): Talk {
  const concierge = createConcierge(knowledge)
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
    isHungUpOn() {
      expect(reply.endCall).toBe(true)
      return conversation
    },
  }
  return conversation
}
