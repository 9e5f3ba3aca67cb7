import { type RawBuilder, sql as raw } from 'kysely'
import { engineOf } from '#server/store/sql-builder.ts'
import type { Sql } from '#server/store/transaction.ts'

const lowerCase = (email: string) => email.trim().toLowerCase()

/** Whether two addresses are one person's: upper and lower case are the same, in all letters. */
export const isSameAddress = (one: string, other: string): boolean => lowerCase(one) === lowerCase(other)

/** The same rule in the store: whether a column is one of these addresses. */
export function isAddress(
  sql: Sql,
  column: 'email' | 'from_address',
  emails: readonly string[],
): RawBuilder<boolean> {
  const spellings = [...new Set(emails.map(lowerCase))]
  const lower = raw`lower(${raw.ref(column)})`
  const tests = [
    raw`${lower} in (${raw.join(spellings)})`,
    ...spellings.filter(isBeyondAscii).map((email) => matches(sql, lower, email, { isWhole: true })),
  ]
  return raw<boolean>`(${raw.join(tests, raw` or `)})`
}

/** Whether a column with JSON has an address somewhere, by the same rule. */
export function hasAddress(sql: Sql, column: 'transcript', email: string): RawBuilder<boolean> {
  const written = JSON.stringify(lowerCase(email)).slice(1, -1)
  const lower = raw`lower(${raw.ref(column)})`
  return isBeyondAscii(email)
    ? matches(sql, lower, written, { isWhole: false })
    : raw<boolean>`${lower} like ${`%${written.replaceAll(/[!%_]/g, '!$&')}%`} escape '!'`
}

const isBeyondAscii = (email: string) => /[^\0-\x7f]/.test(email)

/** A letter in both cases, with those that only meet in the other case: σ and ς in Σ. No letter becomes ẞ. */
const formsOf = (letter: string): string => {
  const upper = letter.toUpperCase()
  return `${letter}${upper}${upper.toLowerCase()}${letter === 'ß' ? 'ẞ' : ''}`
}

/**
 * Which letters `lower` changes depends on the store: SQLite's only those of ASCII, PostgreSQL's those of its locale. So a
 * pattern takes each other letter in both cases.
 */
function matches(
  sql: Sql,
  text: RawBuilder<unknown>,
  email: string,
  { isWhole }: { isWhole: boolean },
): RawBuilder<boolean> {
  const isPostgres = engineOf(sql) === 'postgres'
  const pattern = email
    .replaceAll(isPostgres ? /[!-/:-@[-`{-~]/g : /[*?[]/g, isPostgres ? '\\$&' : '[$&]')
    .replaceAll(/[^\0-\x7f]/gu, (letter) => `[${formsOf(letter)}]`)
  return isPostgres
    ? raw<boolean>`${text} ~ ${isWhole ? `^${pattern}$` : pattern}`
    : raw<boolean>`${text} glob ${isWhole ? pattern : `*${pattern}*`}`
}
