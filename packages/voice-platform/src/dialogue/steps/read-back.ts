import { askForm, phoneOf } from '../form/ask-form.ts'
import type { Step } from '../state.ts'

const field = String.raw`(?: (?:\w+ )?(?:name|e?mail|phone|telephone|number|address|company|firm|service|message))?`
const asked = new RegExp(
  [
    String.raw`\b(?:read|tell|say|repeat|give)\b.*\b(?:back|you have|you (?:noted|wrote|understood))\b`,
    String.raw`\b(?:what|which)${field} (?:do|did|have) you (?:have|got|note|noted|write|understand)\b`,
    String.raw`\b(?:what|which)${field} you (?:have|got|noted|wrote)(?: now| there)?$`,
    String.raw`\byou have (?:now|so far|noted)\b`,
    String.raw`^(?:and |so |sorry |wait )*(?:what|which)${field}\b(?!.*\b(?:yours?|can|could|should|may)\b)(?:(?! services).)*\b(?:got|(?:on|in|under) it|down|noted|written|at present|currently|now|(?:in )?there|would that be)\b`,
  ].join('|'),
)

/** Whether words ask for the answers in the form. */
export const asksToReadBack = (words: string): boolean => asked.test(words)

/** Reads back the answers in the form if the visitor asks for them: "which number do you have now?". */
export const readBack: Step = ({ state, words, knowledge }) => {
  const { request } = state
  if (!request || !asked.test(words)) return undefined
  const { name, email, phone, company, service } = request.values
  const held: [RegExp, string | undefined, string][] = [
    [/\bname\b/, name, `Your name is ${name ?? ''}.`],
    [/\bmail\b|\bemail\b/, email, `Your e-mail address is ${email ?? ''}.`],
    [/\bphone\b|\btelephone\b|\bnumber\b/, phone, `Your number is ${phoneOf(request)}.`],
    [/\bcompany\b|\bfirm\b/, company, `Your company is ${company ?? ''}.`],
    [/\bservice\b/, service, `The service is ${service ?? ''}.`],
  ]
  const named = held.filter(([field]) => field.test(words))
  const say = (named.length > 0 ? named : held).flatMap(([, value, sentence]) =>
    value === undefined ? [] : [sentence],
  )
  if (say.length === 0 && named.length === 0) return undefined
  const reply = askForm(knowledge, request, say.length > 0 ? say : ['I have not noted that yet.'])
  return { state: { ...state, said: reply.say, misses: 0, leaving: false }, reply }
}
