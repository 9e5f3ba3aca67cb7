/** A visitor's question without an answer. */
export type AskedInVain = { callId: string; at: string; text: string }

/** A question without an answer, from one or more calls. */
export type UnansweredQuestion = {
  /** Its latest wording, without addresses and numbers. */
  question: string
  times: number
  lastAskedAt: string
  /** The newest calls with this question. */
  callIds: string[]
}

const maxCallIds = 5
const longestQuestion = 300

const addresses = /\S+@\S+/g
const numbers = /\+?\d[\d ().\-/]{5,}\d/g

/** Removes addresses and numbers from a question, so that the agency may read it. */
const masked = (text: string): string =>
  Array.from(text.replace(addresses, '[e-mail]').replace(numbers, '[number]').replaceAll(/\s+/g, ' ').trim())
    .slice(0, longestQuestion)
    .join('')

/** Returns the same key for different spellings of a question; empty if the question has no word. */
export const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}[\]]+/gu, ' ')
    .trim()

/** Groups equal questions, the most frequent first, then the latest. @param asked the newest first */
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
        callIds: [...new Set(same.map(({ callId }) => callId))].slice(0, maxCallIds),
      }
    })
    .toSorted((one, other) => other.times - one.times || (one.lastAskedAt < other.lastAskedAt ? 1 : -1))
}
