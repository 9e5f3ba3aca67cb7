import { problemResponse } from '#server/runtime/http/problem.ts'

/** Answers 422 with a sentence for each field. */
export const unprocessable = (errors: Record<string, string>): Response =>
  problemResponse({
    status: 422,
    title: 'Unprocessable content',
    detail: 'Correct the fields that are named, and send it again.',
    errors,
  })
