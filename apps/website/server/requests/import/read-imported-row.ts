import { brokenCharacter, emailAddress } from '#contract/consultation-request.ts'
import { fieldLimits } from '#contract/consultation.ts'
import { withoutEscape } from '../export/csv-row.ts'
import { idOfRow, type ImportedRow } from './imported-row.ts'
import { readTime } from './read-time.ts'

const needed = ['created_at', 'name', 'email', 'service', 'page_source'] as const
const known = [...needed, 'id', 'phone', 'company', 'message', 'state', 'consent_version', 'call_id'] as const
type Column = (typeof known)[number]

/** The position of each column, and the names of the unused ones. */
export type ImportHeader = { width: number; places: Map<Column, number>; ignored: string[] }

/** Reads the first row of a file. A text says what is wrong with it. */
export function readHeader(cells: readonly string[]): ImportHeader | string {
  const names = cells.map((cell) => cell.trim().toLowerCase())
  const double = names.find((name, index) => name !== '' && names.indexOf(name) !== index)
  if (double !== undefined) return `The column ${double} appears twice.`
  const missing = needed.filter((name) => !names.includes(name))
  if (missing.length > 0) {
    return `The first line has to name the columns. Missing: ${missing.join(', ')}.`
  }
  return {
    width: names.length,
    places: new Map(known.flatMap((name) => (names.includes(name) ? [[name, names.indexOf(name)]] : []))),
    ignored: cells
      .filter((_, index) => !known.some((name) => name === names[index]))
      .map((cell) => cell.trim()),
  }
}

/** A sentence for each column that is wrong; `row` for the row as a whole. */
export type RowProblems = Record<string, string>

export type ReadRow = { ok: true; row: ImportedRow } | { ok: false; problems: RowProblems }

/** Limits that a row has to meet beside those of its fields. */
export type ImportRules = {
  /** Makes ids of rows that have none. */
  key: string
  now: Date
  /** Number of days for which requests are kept; null for ever. */
  daysKept: number | null
  /** When somebody was erased last (ISO 8601), by their address. */
  erasedAt: (email: string) => string | undefined
}

/** Reads a row of an earlier backend, or says in plain sentences what is wrong with it. */
export function readImportedRow(cells: readonly string[], header: ImportHeader, rules: ImportRules): ReadRow {
  if (cells.length !== header.width) {
    const row = `It has ${cells.length} cells, and the first line has ${header.width}. Is a quote missing?`
    return { ok: false, problems: { row } }
  }
  const cellOf = (column: Column) => withoutEscape(cells[header.places.get(column) ?? -1] ?? '')
  const lineOf = (column: Column) =>
    cellOf(column)
      .replace(/[\r\n]+/g, ' ')
      .trim()
  if (lineOf('state') === 'erased') {
    return { ok: false, problems: { state: 'It was erased: nothing is left to import.' } }
  }
  const fields = {
    name: lineOf('name'),
    email: lineOf('email'),
    phone: lineOf('phone'),
    company: lineOf('company'),
    service: lineOf('service'),
    message: cellOf('message').replaceAll('\r\n', '\n'),
    page_source: lineOf('page_source'),
  }
  const time = readTime(lineOf('created_at'))
  const problems = { ...problemsOfTime(time, rules), ...problemsOfFields(fields) }
  const version = lineOf('consent_version')
  const call = lineOf('call_id')
  // They become JSON, of which PostgreSQL reads no NUL.
  if (!plainName.test(version)) problems.consent_version = 'This is not a version.'
  if (!plainName.test(call)) problems.call_id = 'This is not the id of a call.'
  const erasedAt = rules.erasedAt(fields.email)
  if (time !== null && erasedAt !== undefined && time <= erasedAt) {
    problems.email = 'This person was erased here after this request was sent.'
  }
  if (time === null || Object.keys(problems).length > 0) return { ok: false, problems }
  const row = { created_at: time, ...fields }
  return {
    ok: true,
    row: {
      id: idOfRow(lineOf('id'), row, rules.key),
      ...row,
      state: lineOf('state') === 'held' ? 'held' : 'accepted',
      context: JSON.stringify({
        ...(version !== '' && { consent: { version, at: time } }),
        ...(call !== '' && { call_id: call }),
      }),
    },
  }
}

const plainName = /^\P{C}{0,100}$/u
const day = 86_400_000

function problemsOfTime(time: string | null, { now, daysKept }: ImportRules): RowProblems {
  if (time === null) return { created_at: 'Write the time like 2024-03-01 09:30:00 or 2024-03-01T09:30:00Z.' }
  if (time > now.toISOString()) return { created_at: 'This time is in the future.' }
  if (daysKept !== null && Date.parse(time) < now.getTime() - daysKept * day) {
    return { created_at: `Requests are kept for ${daysKept} days here, and this one is older.` }
  }
  return {}
}

/** The site's pages and services may have been renamed since, so any name is accepted. */
const limits = { ...fieldLimits, service: 200, page_source: 100 }

function problemsOfFields(fields: Record<keyof typeof limits, string>): RowProblems {
  const problems: RowProblems = {}
  for (const [column, limit] of Object.entries(limits) as [keyof typeof limits, number][]) {
    const text = fields[column]
    const isNeeded = needed.some((name) => name === column)
    if (isNeeded && text === '') problems[column] = 'It is empty.'
    else if (text.length > limit)
      problems[column] = `It has ${text.length} characters, and at most ${limit} are kept.`
    else if (brokenCharacter.test(text)) problems[column] = 'It has an unreadable character.'
    else if (column === 'email' && !emailAddress.test(text))
      problems[column] = 'This is not an e-mail address.'
  }
  return problems
}
