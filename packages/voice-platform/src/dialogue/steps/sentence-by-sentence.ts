import { askForm } from '../form/ask-form.ts'
import { withNumberCorrected } from '../form/correct-number.ts'
import { declined, toldTogether } from '../form/told-together.ts'
import { isQuestion, sentencesOf } from '../is-question.ts'
import type { Outcome, Step, Turn } from '../state.ts'
import { normalise } from '../words.ts'
import { asksToReadBack } from './read-back.ts'

/** Most sentences of one turn that are read one by one. */
const mostSentences = 4

/** "Wait, no." says nothing without the next sentence. */
const opensNext =
  /^(?:(?:no|wait|sorry|oh|oops|actually|hold on|(?:one|a|another) (?:more |quick )?question|well|so|and|ah|um|hm+)\b ?)+$/

/** "Nice. No message." says no more than "no message". */
const acknowledges =
  /^(?:(?:okay|nice|great|good|fine|cool|perfect|lovely|wonderful|acceptable|interesting|thanks|thank you|very|so much|to know) ?)+$/

/** "I spell: K, R, Z" repeats the sentence before it. A correction is a sentence of its own. */
const spelled = /^(?!(?:no|sorry|wait|actually)\b).*(?<!\p{L})(?:\p{L}[\s,.-]+){3,}\p{L}(?!\p{L})/iu

/** The sentences of a turn, each joined with its opening words and its spelling. */
function whole(text: string): string[] {
  const joined: string[] = []
  for (const sentence of sentencesOf(text)) {
    const last = joined.at(-1)
    const goesOn = /^never mind$/.test(normalise(last ?? '')) && /@|\d{3}/.test(sentence)
    if (last !== undefined && (opensNext.test(normalise(last)) || spelled.test(sentence) || goesOn))
      joined[joined.length - 1] = `${last} ${sentence}`
    else joined.push(sentence)
  }
  return joined
}

/**
 * In the form, handles each sentence of a turn as a turn of its own: "Anna Berg. Who reads this?".
 * A sentence that no step understands is skipped if another one is understood.
 */
export const sentenceBySentence =
  (one: Step): Step =>
  (said) => {
    const { request } = said.state
    const corrected = request ? withNumberCorrected(said.text) : said.text
    const given = corrected === said.text ? said : { ...said, ...textOf(corrected) }
    const all = whole(given.text)
    const sentences = all.filter((each, at) => at === all.length - 1 || !acknowledges.test(normalise(each)))
    const turn = sentences.length === all.length ? given : { ...given, ...textOf(sentences.join(' ')) }
    if (!request || sentences.length < 2 || sentences.length > mostSentences) return one(turn)
    const last = sentences.at(-1) ?? ''
    if (
      request.asking === 'message' &&
      !asksToReadBack(normalise(last)) &&
      !sentences.some((each) => declined.test(each))
    )
      return one(turn)
    const together = toldTogether(turn, request, turn.text)
    const isTold = together.told.length > 1
    const rest = isTold
      ? sentences.filter((each) => isQuestion(each) || asksToReadBack(normalise(each)))
      : sentences
    if (isTold && rest.length === 0) return one(turn)
    let outcome: Outcome | undefined = isTold
      ? one({ ...turn, ...textOf(sentences.filter((each) => !rest.includes(each)).join(' ')) })
      : undefined
    const answers: string[] = []
    for (const sentence of rest) {
      const state = outcome?.state ?? turn.state
      const next = one({ ...turn, ...textOf(sentence), state })
      if (!next || next.state.misses > state.misses || (!state.request && !isQuestion(sentence))) continue
      if (outcome) answers.push(...beforeQuestion(turn, outcome))
      outcome = next
    }
    if (!outcome) return one(turn)
    const say = [
      ...new Set([...answers.filter((line) => !outcome?.reply.say.includes(line)), ...outcome.reply.say]),
    ]
    return { state: { ...outcome.state, said: say }, reply: { ...outcome.reply, say } }
  }

const textOf = (text: string): Pick<Turn, 'text' | 'words' | 'whole'> => ({
  text,
  whole: text,
  words: normalise(text),
})

/** The sentences of an answer before the form's question. */
function beforeQuestion({ knowledge }: Turn, { state, reply }: Outcome): readonly string[] {
  if (!state.request) return reply.say.slice(0, 1)
  const question = askForm(knowledge, state.request).say
  return reply.say.filter((line) => !question.includes(line) && !/^Thank you\b|^I have |^Go on/.test(line))
}
