import type { Context } from 'hono'
import type { CallListQuery } from '#platform/calls/call-store.ts'
import { apiError } from './api-error.ts'

/** The most of a list that one answer holds. */
const maxListed = 1_000

/** The last time that sorts as text. */
const lastTime = Date.UTC(9999, 11, 31, 23, 59, 59, 999)

const timeFilter = /^(created|updated)At(Gt|Ge|Lt|Le)$/
const time = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3}(?<rest>\d*))?)?(?<zone>Z|[+-]\d\d:?\d\d)?)?$/i

/**
 * Reads the query of a list: `limit`, 0 to 1,000, 100 when absent; `createdAtGt` and the seven filters like it; and the
 * given fields. Others are refused by name, because a list that ignores a filter shows too much.
 */
export function readListQuery(
  c: Context,
  fields: readonly ('id' | 'assistantId')[],
): CallListQuery | { refusal: Response } {
  const refuse = (reason: string) => ({ refusal: apiError(c, 400, reason) })
  const query: CallListQuery = { limit: 100 }
  for (const [name, [value = '', ...others]] of Object.entries(c.req.queries())) {
    if (others.length > 0) return refuse(`The query names ${name} more than once.`)
    const field = fields.find((each) => each === name)
    const [, column, comparison] = timeFilter.exec(name) ?? []
    if (field) query[field] = value
    else if (column && comparison) {
      const bound = readTime(value, comparison)
      if (bound === undefined) return refuse(`${name} is not a time in ISO 8601.`)
      narrow(query, column === 'created' ? 'created' : 'updated', comparison.startsWith('G'), bound)
    } else if (name === 'limit') {
      if (!/^\d+$/.test(value) || Number(value) > maxListed) {
        return refuse(`The limit is a number from 0 to ${maxListed}.`)
      }
      query.limit = Number(value)
    } else {
      const offered = ['limit', ...fields, 'createdAt', 'updatedAt'].join(', ')
      return refuse(`The filter ${name} is not offered here. Lists take ${offered} (with Gt, Ge, Lt, Le).`)
    }
  }
  return query
}

/** The first stored time that is in the list (Gt, Ge), or no longer in it (Lt, Le). Stored times have milliseconds. */
function readTime(text: string, comparison: string): string | undefined {
  const { groups } = time.exec(text) ?? {}
  if (!groups) return undefined
  // A date without a time is in UTC already; a time without a zone would be the server's.
  const milliseconds = Date.parse(text.includes('T') && !groups['zone'] ? `${text}Z` : text)
  if (Number.isNaN(milliseconds)) return undefined
  const inclusive = comparison === 'Ge' || comparison === 'Lt'
  const first = inclusive && Number(groups['rest'] ?? 0) === 0 ? milliseconds : milliseconds + 1
  return new Date(Math.min(Math.max(first, 0), lastTime)).toISOString()
}

/** Applies a bound. If the query already has one on that side, the narrower one counts. */
function narrow(query: CallListQuery, column: 'created' | 'updated', isFirst: boolean, bound: string): void {
  const side = isFirst ? (`${column}From` as const) : (`${column}Before` as const)
  const other = query[side]
  if (other === undefined || (isFirst ? bound > other : bound < other)) query[side] = bound
}
