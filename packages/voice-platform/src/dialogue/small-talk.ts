import { does } from './cues/acts.ts'
import type { Answer } from './answer.ts'
import type { Knowledge } from './knowledge.ts'

/** Words that thank, and say nothing else. */
export const onlyThanks =
  /^(?:\w+ ){0,2}(?:thanks?|thank you|cheers|much appreciated)(?: (?:so|very|much|a|lot|again|for|that|this|the|your|help|all|everything|anyway))*$/

/** Who speaks: people have to be told that it is an AI. */
export const identity = (knowledge: Knowledge): Answer => ({
  say: [`I am the AI assistant at ${knowledge.company.name}, a computer program and not a person.`],
})

/** What can be asked. */
export const capabilities: Answer = {
  say: [
    'You can ask me about our services, industries, results and contact details.',
    'I can also prepare a consultation request with you. What would you like to know?',
  ],
}

/** The answer to whoever would rather talk with a person. */
export function human({ contact: { phone } }: Knowledge): Answer {
  return {
    say: [
      'I am an AI and cannot put you through.',
      ...(phone === undefined ? [] : [`You can call our team on ${phone}.`]),
      'I can also prepare a consultation request, so that a person gets in touch with you. Shall I?',
    ],
    offer: true,
  }
}

/** The answer to words that ask for nothing but company. */
export function smallTalk(knowledge: Knowledge, words: string): Answer | undefined {
  if (does('identity', words)) return identity(knowledge)
  if (does('capabilities', words)) return capabilities
  if (does('how-are-you', words))
    return { say: ['I am ready to help, thank you. What would you like to know?'] }
  if (does('greeting', words)) return { say: ['Hello. What would you like to know?'] }
  if (does('remark', words)) {
    return { say: ['I am only a computer program. Ask me about our services, and I will do my best.'] }
  }
  if (does('check-line', words)) return { say: ['Yes, I am here. What would you like to know?'] }
  if (does('hesitate', words)) return { say: ['Take your time. What would you like to know?'] }
  return undefined
}
