import { offering, saying } from '../answering.ts'
import type { Outcome, Step, Turn } from '../state.ts'
import { likelyAct } from './likely-act.ts'

/** Answers turns that ask for no fact: "who is speaking?", a greeting, thanks, the wish for a person. */
export const makeSmallTalk: Step = (turn) => {
  const act = likelyAct(turn)
  return act === undefined ? undefined : answerAct(turn, act)
}

/** The answer to an act that needs nothing but words. */
export function answerAct({ state, knowledge }: Turn, act: string): Outcome | undefined {
  const { company, contact } = knowledge
  switch (act) {
    case 'human':
      return offering(state, [
        'I am an AI and cannot put you through.',
        ...(contact.phone === undefined ? [] : [`You can call our team on ${contact.phone}.`]),
        'I can also prepare a consultation request, so that a person gets in touch with you. Shall I?',
      ])
    case 'identity':
      return saying(state, [`I am the AI assistant at ${company.name}, a computer program and not a person.`])
    case 'capabilities':
      return saying(state, [
        'You can ask me about our services, industries, results and contact details.',
        'I can also prepare a consultation request with you. What would you like to know?',
      ])
    case 'thanks':
      return saying(state, ['You are welcome. Is there anything else?'])
    case 'greeting':
      return saying(state, ['Hello. What would you like to know?'])
    case 'how-are-you':
      return saying(state, ['I am ready to help, thank you. What would you like to know?'])
    case 'line-check':
      return saying(state, ['Yes, I am here. What would you like to know?'])
    case 'hesitate':
      return saying(state, ['Take your time. What would you like to know?'])
    case 'stop':
      return saying(state, ['All right. What else would you like to know?'])
    case 'remark':
      return saying(state, [
        'I am only a computer program. Ask me about our services, and I will do my best.',
      ])
    case 'why-asked':
      return saying(state, ['The form asks for it so that our team can reach you.'])
    default:
      return undefined
  }
}
