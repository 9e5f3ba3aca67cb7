import { problemResponse } from '#server/runtime/http/problem.ts'

/** The answer for a network with too many attempts. */
export const tooMany = (seconds: number): Response =>
  problemResponse(
    { status: 429, title: 'Too many requests', detail: 'Too many attempts. Try again in some minutes.' },
    { 'Retry-After': String(seconds) },
  )
