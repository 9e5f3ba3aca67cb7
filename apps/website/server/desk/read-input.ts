import * as v from 'valibot'
import { problemResponse } from '#server/runtime/http/problem.ts'
import { readJson } from '#server/runtime/http/read-body.ts'

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
