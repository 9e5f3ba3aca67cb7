import type { Context } from 'hono'
import { apiError } from './api-error.ts'

/** The most of a list that one answer holds. */
const mostListed = 1_000

/**
 * Reads the query of a list: `limit`, 1 to 1,000, 100 when absent. The hosted platform's filters are refused by name: a list
 * that ignores one would show what was not asked for.
 */
export function readListQuery(c: Context): { limit: number } | { refusal: Response } {
  const { limit = '100', ...others } = c.req.query()
  const [filter] = Object.keys(others)
  if (filter !== undefined) {
    return { refusal: apiError(c, 400, `The filter ${filter} is not offered here. Lists take a limit.`) }
  }
  if (!/^\d+$/.test(limit) || Number(limit) < 1 || Number(limit) > mostListed) {
    return { refusal: apiError(c, 400, `The limit is a number from 1 to ${mostListed}.`) }
  }
  return { limit: Number(limit) }
}
