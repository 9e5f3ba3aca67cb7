import { problemResponse } from '#server/http/problem.ts'

/** Answers that a network has tried too often. */
export const tooMany = (seconds: number): Response =>
  problemResponse(
    { status: 429, title: 'Too many requests', detail: 'Too many attempts. Try again in some minutes.' },
    { 'Retry-After': String(seconds) },
  )
