import type { CallRecord } from '@frontdesk/voice-platform'

const addresses = /\S+@\S+/g
const numbers = /\+?\d[\d ().\-/]{5,}\d/g

/** A question that nothing answered, as the agency may read it: without the addresses and numbers of whoever asked. */
const masked = (text: string): string =>
  text.replace(addresses, '[e-mail]').replace(numbers, '[number]').replaceAll(/\s+/g, ' ').trim()

const sameWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}[\]]+/gu, ' ')
    .trim()

/** What visitors asked in these calls and nothing answered: each question once, the most frequent first. */
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
