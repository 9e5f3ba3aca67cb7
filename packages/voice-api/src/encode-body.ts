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

type QueryValue = string | number | boolean | Date | null | undefined

/** A query: arrays repeat their key, dates are written in ISO 8601, null and undefined are left out. */
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[]>>

/** Writes fields as `application/x-www-form-urlencoded`, without a question mark. */
export const queryString = (fields: Query): string => {
  const written = new URLSearchParams()
  for (const [key, values] of Object.entries(fields))
    for (const value of [values].flat())
      if (value !== null && value !== undefined)
        written.append(key, value instanceof Date ? value.toISOString() : `${value}`)
  return `${written}`
}
