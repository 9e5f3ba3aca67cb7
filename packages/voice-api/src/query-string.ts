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
