import { queryString, type Query } from './query-string.ts'

/** The encoding of a request's body. */
export type BodyFormat = 'json' | 'form-data' | 'url-encoded' | 'text'

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

const asFormData = (fields: object) => {
  if (fields instanceof FormData) return fields
  const form = new FormData()
  for (const [key, value] of Object.entries(fields))
    if (value instanceof Blob) form.append(key, value)
    else if (value !== undefined) form.append(key, asText(value))
  return form
}

/**
 * Encodes a body and sets its content type, unless the caller has set one. Form data gets none: only `fetch` knows its
 * boundary.
 */
export const encodeBody = (body: unknown, format: BodyFormat, headers: Headers): BodyInit => {
  if (format === 'form-data') return asFormData(body as object)
  const [type, written] =
    format === 'url-encoded'
      ? ['application/x-www-form-urlencoded', queryString(body as Query)]
      : format === 'text'
        ? ['text/plain', asText(body)]
        : ['application/json', JSON.stringify(body)]
  if (!headers.has('content-type')) headers.set('content-type', type)
  return written
}
