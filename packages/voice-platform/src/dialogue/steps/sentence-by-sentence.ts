import { askForm } from '../form/ask-form.ts'
import { declined } from '../form/told-together.ts'
import { isQuestion, sentencesOf } from '../is-question.ts'
import type { Outcome, Step, Turn } from '../state.ts'
import { normalise } from '../words.ts'

/** Most sentences of one turn that are read one by one. */
const mostSentences = 4

/**
 * In the form, handles each sentence of a turn as a turn of its own: "Anna Berg. Who reads this?". A message is taken whole.
 * A sentence that no step understands is skipped if another one is understood.
 */
export const sentenceBySentence =
  (one: Step): Step =>
  (turn) => {
    const { request } = turn.state
    const sentences = sentencesOf(turn.text)
    const isMessage = request?.asking === 'message' && !declined.test(turn.text)
    if (!request || isMessage || sentences.length < 2 || sentences.length > mostSentences) return one(turn)
    let outcome: Outcome | undefined
    const answers: string[] = []
    for (const text of sentences) {
      const state = outcome?.state ?? turn.state
      const next = one({ ...turn, text, whole: text, words: normalise(text), state })
      if (!next || next.state.misses > state.misses || (!state.request && !isQuestion(text))) continue
      if (outcome) answers.push(...beforeQuestion(turn, outcome))
      outcome = next
    }
    if (!outcome) return one(turn)
    const say = [...new Set([...answers, ...outcome.reply.say])]
    return { state: { ...outcome.state, said: say }, reply: { ...outcome.reply, say } }
  }

/** The sentences of an answer before the form's question. */
function beforeQuestion({ knowledge }: Turn, { state, reply }: Outcome): readonly string[] {
  if (!state.request) return reply.say.slice(0, 1)
  const question = askForm(knowledge, state.request).say
  return reply.say.filter((line) => !question.includes(line) && !/^Thank you\b|^I have /.test(line))
}
