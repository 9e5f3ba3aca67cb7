import { text } from './scripted-dialogue.ts'
import type { ScriptedAnswer } from './scripted-dialogue.ts'

/** The scripted assistant's offer. */
export const offer =
  'We offer customer support, appointment scheduling, and process automation for every kind of company.'

/** Answers according to the visitor's words. */
export const answer: ScriptedAnswer = function* ({ input }) {
  if (input.type === 'tool-results') yield text(`The page said ${input.results[0]?.result ?? 'nothing'}.`)
  else if (/offer/.test(input.text)) yield text(offer)
  else if (/bye/.test(input.text)) yield* [text('Goodbye!'), { type: 'end-call' } as const]
  else if (/break/.test(input.text)) throw new Error('The model fell over')
  else if (/form/.test(input.text)) {
    yield text('One moment.')
    yield { type: 'tool-call', call: { id: '1', name: 'fill_in_form', arguments: {} } }
  } else yield text(`You said ${input.text}.`)
}
