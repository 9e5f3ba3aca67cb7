import { problemResponse } from '#server/runtime/http/problem.ts'
import * as v from 'valibot'
import { readJson } from '#server/runtime/http/read-body.ts'

/** 404: there is no such record. @param what its kind, such as `request` */
export const notFound = (what: string): Response =>
  problemResponse({ status: 404, title: 'Not found', detail: `There is no such ${what}.` })

/** 409: the record's state does not allow it. @param more further fields that explain it */
export const conflict = (detail: string, more: object = {}): Response =>
  problemResponse({ status: 409, title: 'Not possible now', detail, ...more })

/** Answers 422 with a sentence for each field. */
export const unprocessable = (errors: Record<string, string>): Response =>
  problemResponse({
    status: 422,
    title: 'Unprocessable content',
    detail: 'Correct the fields that are named, and send it again.',
    errors,
  })

/** The answer for a network with too many attempts. @param say in the language of the page that shows it */
export const tooMany = (seconds: number, say = (sentence: string) => sentence): Response =>
  problemResponse(
    { status: 429, title: 'Too many requests', detail: say('Too many attempts. Try again in some minutes.') },
    { 'Retry-After': String(seconds) },
  )

type ReadInput<Output> = { read: true; value: Output } | { read: false; response: Response }

/** Validates the input of a request, or returns a 422 response with a sentence for each field. */
export function readInput<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): ReadInput<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, input)
  if (result.success) return { read: true, value: result.output }
  const errors = result.issues.map((issue) => [v.getDotPath(issue) ?? 'body', issue.message] as const)
  return {
    read: false,
    response: problemResponse({
      status: 422,
      title: 'Some fields need changes',
      detail: 'Change the fields named under errors and send the request again.',
      errors: Object.fromEntries(errors.toReversed()),
    }),
  }
}

/** The same for a JSON body. */
export async function readBodyOf<Schema extends v.GenericSchema>(
  schema: Schema,
  request: Request,
): Promise<ReadInput<v.InferOutput<Schema>>> {
  const body = await readJson(request)
  return body.read ? readInput(schema, body.value) : body
}
