import type { CallRecord } from '@frontdesk/voice-platform'

const addresses = /\S+@\S+/g
const numbers = /\+?\d[\d ().\-/]{5,}\d/g

/** Masks an unanswered question for the agency: removes addresses and numbers of the visitor. */
const masked = (text: string): string =>
  text.replace(addresses, '[e-mail]').replace(numbers, '[number]').replaceAll(/\s+/g, ' ').trim()

const sameWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}[\]]+/gu, ' ')
    .trim()

/** Collects the visitors' questions in these calls that got no answer: each once, most frequent first. */
export function notUnderstoodIn(
  calls: readonly Pick<CallRecord, 'transcript'>[],
): { question: string; times: number }[] {
  const questions = calls
    .flatMap(({ transcript }) => transcript)
    .filter(({ role, notUnderstood }) => role === 'user' && notUnderstood === true)
    .map(({ text }) => masked(text))
  return [...Map.groupBy(questions, sameWords).values()]
    .map((same) => ({ question: same[0] ?? '', times: same.length }))
    .toSorted((one, other) => other.times - one.times)
}
