import { type RawBuilder, sql as raw } from 'kysely'
import { engineOf } from '#server/store/sql-builder.ts'
import type { Sql } from '#server/store/transaction.ts'

/** A sigma at the end of a word is another letter, but not in capitals. */
const lowerCase = (email: string) => email.trim().toLowerCase().replaceAll('ς', 'σ')

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
  const many = spellings.filter((email) => countForms(email) > mostForms)
  const listed = spellings.filter((email) => !many.includes(email)).flatMap(allForms)
  const tests = [
    // An index serves this one only.
    ...(listed.length > 0 ? [raw`${lower} in (${raw.join(listed)})`] : []),
    ...many.map((email) => matches(sql, lower, email, { isWhole: true })),
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

const beyondAscii = /[^\0-\x7f]/u
const isBeyondAscii = (email: string) => beyondAscii.test(email)

/** Letters that another capital, or another small letter, stands for. */
const moreForms: Readonly<Record<string, string>> = { ß: 'ẞ', σ: 'ς' }

/** A small letter in both cases. The capital of ß is two letters, which are another address. */
const formsOf = (letter: string): string[] =>
  [...new Set([letter, letter.toUpperCase(), moreForms[letter] ?? letter])].filter(
    (form) => Array.from(form).length === 1,
  )

/** Of an address whose letters beyond ASCII are tried in each case one by one. A longer one is rare, and compared with all. */
const mostForms = 64

const countForms = (email: string): number =>
  Array.from(email).reduce((count, letter) => count * (isBeyondAscii(letter) ? formsOf(letter).length : 1), 1)

const allForms = (email: string): string[] =>
  Array.from(email).reduce<string[]>(
    (begun, letter) =>
      (isBeyondAscii(letter) ? formsOf(letter) : [letter]).flatMap((form) =>
        begun.map((some) => some + form),
      ),
    [''],
  )

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
    .replaceAll(/[^\0-\x7f]/gu, (letter) => `[${formsOf(letter).join('')}]`)
  return isPostgres
    ? raw<boolean>`${text} ~ ${isWhole ? `^${pattern}$` : pattern}`
    : raw<boolean>`${text} glob ${isWhole ? pattern : `*${pattern}*`}`
}
