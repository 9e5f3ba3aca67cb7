import { readFileSync } from 'node:fs'
import { normalise, withoutOpening } from '../words.ts'
import { readWaysToAsk } from '../ways-to-ask.ts'
import { clausesOf, isQuestion, sentencesOf } from './questions.ts'
import { isAssent, isSending, isThatAll, yesOrNo } from './yes-or-no.ts'

/** What a sentence does besides asking for a fact: a heading of `acts.txt` or of `ways-to-ask/acts.txt`, or `yes`, `no`, `done`, `send`. */
export type Act = string

/** The acts of callers who are no prospects. */
export const callers: readonly Act[] = ['jobs', 'supplier', 'press', 'guest', 'misplaced', 'customer']

const patterns = readWaysToAsk(readFileSync(new URL('acts.txt', import.meta.url), 'utf8'), '\n').map(
  ({ id, asked }) => ({ act: id, patterns: asked.map((each) => new RegExp(each)) }),
)

/** Most sentences and clauses of a turn that are read one by one. */
const mostSentences = 8
/** Whether words only ask to send: "yes, that's right, off it goes". */
const isSend = (words: string): boolean => isSending(words) && isAssent(words)

/**
 * The acts that the wording shows. While a message is dictated, an act must be all that is said, since a message may hold such
 * words.
 */
export function actsIn(text: string, isMessage: boolean): Set<Act> {
  const acts = new Set<Act>()
  const whole = normalise(text)
  const sentences = sentencesOf(text).slice(0, mostSentences).map(normalise)
  const clauses = clausesOf(text).slice(0, mostSentences).map(normalise)
  const parts = isMessage ? [whole] : [whole, ...sentences, ...clauses]
  for (const { act, patterns: each } of patterns) {
    const shows = (words: string): boolean =>
      each.some((pattern) => pattern.test(words) || pattern.test(withoutOpening(words)))
    if (parts.some(shows) || (isMessage && (clauses.every(shows) || sentences.every(shows)))) acts.add(act)
  }
  if (isMessage && !acts.has('read-back') && /\b(?:back|noted|so far)\b/.test(sentences.at(-1) ?? '')) {
    for (const act of actsIn(text, false)) if (act === 'read-back') acts.add(act)
  }
  if (isMessage && sentences.some((each) => actsIn(each, false).has('no-message'))) acts.add('no-message')
  const answer = yesOrNo(text)
  if (
    isSend(whole) ||
    clauses.some((clause) => isSending(clause) && (!isMessage || clause.split(' ').length < 6))
  )
    acts.add('send')
  else if (answer !== undefined) acts.add(answer)
  if (isThatAll(text)) acts.add('done')
  if (!isQuestion(text) && /\b(?:do not|never|no longer) (?:want|need|wish|call)\b/.test(whole))
    acts.add('decline')
  return acts
}
