/** Something that a visitor asked and nothing answered. */
export type AskedInVain = { callId: string; at: string; text: string }

/** A question that nothing answered, from one call or more. */
export type UnansweredQuestion = {
  /** As it was asked last, without addresses and numbers. */
  question: string
  times: number
  lastAskedAt: string
  /** The newest calls in which it was asked. */
  callIds: string[]
}

const mostCallIds = 5
const longestQuestion = 300

const addresses = /\S+@\S+/g
const numbers = /\+?\d[\d ().\-/]{5,}\d/g

/** A question as the agency may read it: without the addresses and numbers of the visitor who asked. */
const masked = (text: string): string =>
  Array.from(text.replace(addresses, '[e-mail]').replace(numbers, '[number]').replaceAll(/\s+/g, ' ').trim())
    .slice(0, longestQuestion)
    .join('')

/** The same key for different spellings of one question. Empty if it has no word. */
export const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}[\]]+/gu, ' ')
    .trim()

/** Puts the same questions together, the most frequent first, then the latest. @param asked the newest first */
export function groupQuestions(asked: readonly AskedInVain[]): UnansweredQuestion[] {
  const questions = asked.map(({ callId, at, text }) => ({ callId, at, question: masked(text) }))
  const groups = Map.groupBy(questions, ({ question }) => wordsOf(question))
  return [...groups]
    .flatMap(([words, same]) => {
      const [latest] = same
      if (words === '' || !latest) return []
      return {
        question: latest.question,
        times: same.length,
        lastAskedAt: latest.at,
        callIds: [...new Set(same.map(({ callId }) => callId))].slice(0, mostCallIds),
      }
    })
    .toSorted((one, other) => other.times - one.times || (one.lastAskedAt < other.lastAskedAt ? 1 : -1))
}
