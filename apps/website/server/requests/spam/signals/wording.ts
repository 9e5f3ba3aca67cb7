import type { ConsultationFields } from '#contract/consultation.ts'
import { foldText } from '../fold-text.ts'
import { readPhraseList } from '../phrase-list.ts'
import type { SpamReason } from '../spam-judgement.ts'

const lists = (['approach', 'topic', 'lure'] as const).map((signal) => ({
  signal,
  phrases: readPhraseList(signal),
}))
const need = readPhraseList('need')

/** Maximum points for each kind of phrase. */
const most = 3
/** In UTF-16 code units. Spam states its purpose early, and reading costs the server time. */
const longest = 2000
/** Limited, because pitches ask questions, too. */
const maxNeed = 3

/**
 * Judges the words: a stranger's approach, the goods that spam sells, and its lures. A customer's own need offsets them,
 * but never below zero.
 */
export function wording({ name, company, email, message }: ConsultationFields): SpamReason[] {
  const domain = email.slice(email.lastIndexOf('@') + 1).replace(/\.[^.]*$/, '')
  const text = foldText(`${name}\n${company}\n${domain.replaceAll('-', ' ')}\n${message.slice(0, longest)}`)
  const reasons = lists.flatMap(({ signal, phrases }) => {
    const points = Math.min(most, phrases.weigh(text))
    return points > 0 ? [{ signal, points }] : []
  })
  const against = reasons.reduce((total, { points }) => total + points, 0)
  if (against === 0) return []
  const needed = Math.min(maxNeed, need.weigh(text), against)
  return needed > 0 ? [...reasons, { signal: 'need', points: -needed }] : reasons
}

/** Compiles all phrases. */
export function warmWording(): void {
  for (const phrases of [...lists.map((list) => list.phrases), need]) phrases.warm()
}
