/** The members of RFC 9457 (Problem Details for HTTP APIs) in use. */
export type Problem = {
  status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503
  /** The same for every occurrence. */
  title: string
  /** What the caller can do about it, in a sentence. */
  detail: string
  /** One sentence per field, with 422. */
  errors?: Record<string, string>
}

/** Creates an answer of the type `application/problem+json`. */
export function problemResponse(problem: Problem, headers: Record<string, string> = {}): Response {
  return Response.json(
    { type: 'about:blank', ...problem },
    {
      status: problem.status,
      headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', ...headers },
    },
  )
}
