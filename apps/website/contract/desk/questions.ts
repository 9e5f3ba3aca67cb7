import * as v from 'valibot'
import type { Colleague } from './workspace.ts'

/* What `/api/desk/questions` takes and returns; see `requests.ts` for times and refusals. The browser imports its types. */

/** Answers that may be written at the desk. More belong into the content. */
export const maxAnswers = 200

/** A question that visitors asked and nothing answered. */
export type OpenQuestion = {
  id: string
  /** Its latest wording. Addresses and numbers are masked; at most 300 characters. */
  question: string
  times: number
  lastAskedAt: string
  /** The newest calls with this question, at most 5. */
  callIds: string[]
}

/**
 * An open question that somebody marked as not a question. It is kept off the list, however often it is asked. `PUT
 * /api/desk/questions/dismissed/:id` marks one, and `DELETE` lists it again.
 */
export type DismissedQuestion = {
  id: string
  question: string
  times: number
  /** When it was dismissed, and by whom. */
  at: string
  by: Colleague
}

/** An answer that staff wrote for the assistant. */
export type TaughtAnswer = {
  id: string
  question: string
  waysToAsk: string[]
  answer: string
  /** When it was written or changed last, and by whom. */
  at: string
  by: Colleague
}

/** `GET /api/desk/questions?cursor=` */
export type Questions = {
  /** A page, the most frequent first. A question that has an answer by now is not among them. */
  open: OpenQuestion[]
  /** The cursor of the next page; null at the end. */
  nextCursor: string | null
  /** The latest first, at most 200, for as long as a call with it is kept. */
  dismissed: DismissedQuestion[]
  /** The newest first. */
  answers: TaughtAnswer[]
}

/** One line of plain words, however it was typed or pasted. */
const line = (most: number, empty: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()),
    v.minLength(1, empty),
    v.maxLength(most, `Write at most ${most} characters.`),
    v.regex(/[\p{L}\p{N}]/u, 'Write it in words.'),
  )

/**
 * `POST /api/desk/questions/answers` → 201 `TaughtAnswer`, which the assistant gives from the next call on. `PUT …/answers/:id`
 * replaces one, `DELETE …/answers/:id` deletes one. `GET …/answers.txt` has the form of `#content/asked/*.txt`.
 */
export const answerSchema = v.object({
  question: line(300, 'Write the question.'),
  waysToAsk: v.pipe(
    v.array(line(300, 'Write a way to ask, or leave it out.')),
    v.maxLength(20, 'Write at most 20 ways to ask.'),
  ),
  answer: line(1000, 'Write the answer.'),
})
export type AnswerRequest = v.InferOutput<typeof answerSchema>
