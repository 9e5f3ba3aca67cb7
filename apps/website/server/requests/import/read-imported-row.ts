import { createHash, createHmac } from 'node:crypto'
import { longestAnswer, ownId, ownPrefix } from '#agency/schema/own-names.ts'
import { emailAddress } from '#contract/consultation-request.ts'
import { deskPage } from '#contract/desk/desk-page.ts'
import type { PersonName } from '#contract/desk/privacy.ts'
import { isPhone } from '#contract/phone-number.ts'
import { brokenCharacter, isDay } from '#contract/written-text.ts'
import { fieldLimits, type Consultation } from '#contract/consultation.ts'
import type { ConsultationContext } from '#contract/consultation-context.ts'
import { settableStages, type SettableStage } from '#contract/desk/stages.ts'
import { withoutEscape } from '../export/csv-row.ts'

const needed = ['created_at', 'name', 'email', 'service', 'page_source'] as const
const visit = ['first_page', 'referrer', 'utm'] as const
/** The columns of the export, but for those that other records make: the owner, the notes and the signals of spam. */
const known = [
  ...needed,
  ...visit,
  'id',
  'phone',
  'company',
  'message',
  'state',
  'answered_at',
  'value',
  'reason',
  'consent_version',
  'call_id',
  'site',
  'answers',
] as const
type Column = (typeof known)[number]

/** The position of each column, and the names of the unused ones. */
export type ImportHeader = {
  width: number
  positions: Map<Column, number>
  /** The ids of own fields by the positions of their columns, whether or not the forms have them. */
  own: Map<number, string>
  ignored: string[]
}

const idOfColumn = (name: string): string | undefined => {
  const id = name.startsWith(ownPrefix) ? name.slice(ownPrefix.length) : ''
  return ownId.test(id) ? id : undefined
}

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
    positions: new Map(known.flatMap((name) => (names.includes(name) ? [[name, names.indexOf(name)]] : []))),
    own: new Map(names.flatMap((name, index) => (idOfColumn(name) ? [[index, idOfColumn(name) ?? '']] : []))),
    ignored: cells
      .filter((_, index) => !known.some((name) => name === names[index]) && !idOfColumn(names[index] ?? ''))
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
  retentionDays: number | null
  /** When somebody was erased last (ISO 8601). */
  erasedAt: (person: PersonName) => string | undefined
}

/** Reads a row of an earlier backend, or says in plain sentences what is wrong with it. */
export function readImportedRow(cells: readonly string[], header: ImportHeader, rules: ImportRules): ReadRow {
  if (cells.length !== header.width) {
    const row = `It has ${cells.length} cells, and the first line has ${header.width}. Is a quote missing?`
    return { ok: false, problems: { row } }
  }
  const cellOf = (column: Column) => withoutEscape(cells[header.positions.get(column) ?? -1] ?? '')
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
  const site = lineOf('site')
  const answered = readTime(lineOf('answered_at'))
  if (answered === null && lineOf('answered_at') !== '') problems.answered_at = timeForm
  const value = lineOf('value')
  if (!/^\d{0,9}$/.test(value)) problems.value = 'Write it as a whole number, such as 4500.'
  const stage = readStage(lineOf('state'), header)
  const reason = stage === 'lost' ? lineOf('reason') : ''
  if (!plainName.test(reason)) problems.reason = 'It is too long, or has an unreadable character.'
  const touch = readVisit(lineOf)
  for (const column of visit)
    if (!plainName.test(lineOf(column))) problems[column] = 'It is too long, or has an unreadable character.'
  // They become JSON, of which PostgreSQL reads no NUL.
  if (!plainName.test(version)) problems.consent_version = 'This is not a version.'
  if (!plainName.test(call)) problems.call_id = 'This is not the id of a call.'
  if (!plainName.test(site)) problems.site = 'This is not the origin of a site.'
  const answers = new Map<string, string>()
  const former = readFormer(cellOf('answers'))
  if (former === null) problems.answers = 'Write it as an object of texts in JSON, or leave it empty.'
  const own = [...header.own].map(([position, id]) => [id, withoutEscape(cells[position] ?? '')] as const)
  for (const [id, written] of [...(former ?? []), ...own]) {
    const answer = written.replaceAll('\r\n', '\n')
    const problem = problemOfText(answer, longestAnswer)
    if (problem !== undefined) problems[ownPrefix + id] = problem
    else if (answer.trim() !== '') answers.set(id, answer)
  }
  const { email, phone } = fields
  const erasedAt = rules.erasedAt(email === '' ? { phone } : { email })
  if (time !== null && erasedAt !== undefined && time <= erasedAt) {
    problems[email === '' ? 'phone' : 'email'] = 'This person was erased here after this request was sent.'
  }
  if (time === null || Object.keys(problems).length > 0) return { ok: false, problems }
  const row = { created_at: time, ...fields }
  return {
    ok: true,
    row: {
      id: idOfRow(lineOf('id'), row, rules.key),
      ...row,
      state: lineOf('state') === 'held' ? 'held' : 'accepted',
      stage,
      answered_at: answered,
      value: value === '' ? null : Number(value),
      reason: reason || null,
      context: JSON.stringify({
        ...(version !== '' && { consent: { version, at: time } }),
        ...(call !== '' && { call_id: call }),
        ...(touch && { touch }),
        ...(site !== '' && { site }),
        ...(answers.size > 0 && { answers: Object.fromEntries(answers) }),
      }),
    },
  }
}

/** Answers to fields that the site no longer has, as the export writes them; null if it is something else. */
function readFormer(cell: string): [id: string, answer: string][] | null {
  if (cell.trim() === '') return []
  try {
    const answers: unknown = JSON.parse(cell)
    if (typeof answers !== 'object' || answers === null || Array.isArray(answers)) return null
    const entries = Object.entries(answers)
    return entries.every(
      (entry): entry is [string, string] => ownId.test(entry[0]) && typeof entry[1] === 'string',
    )
      ? entries
      : null
  } catch {
    return null
  }
}

/**
 * The stage of a row. `new` is taken from an export of this site only: another backend's new requests were answered there,
 * or it is too late for that, and the list would have all of them on top as overdue.
 */
function readStage(state: string, header: ImportHeader): SettableStage {
  const isOwn = header.positions.has('answered_at')
  return settableStages.find((stage) => stage === state && (stage !== 'new' || isOwn)) ?? 'contacted'
}

/** Where the person came from first, as the export writes it. */
function readVisit(cellOf: (column: Column) => string): ConsultationContext['touch'] | null {
  const [page, referrer, written] = visit.map(cellOf)
  const given = new URLSearchParams(written)
  const utm = Object.fromEntries(
    utmNames.flatMap((name) => (given.get(name) ? [[name, given.get(name)]] : [])),
  )
  const first = {
    ...(page && { page }),
    ...(referrer && { referrer }),
    ...(Object.keys(utm).length > 0 && { utm }),
  }
  return Object.keys(first).length > 0 ? { first } : null
}

const utmNames = ['source', 'medium', 'campaign', 'term', 'content'] as const

const timeForm = 'Write the time like 2024-03-01 09:30:00 or 2024-03-01T09:30:00Z.'

const plainName = /^\P{C}{0,100}$/u
const day = 86_400_000

function problemsOfTime(time: string | null, { now, retentionDays }: ImportRules): RowProblems {
  if (time === null) return { created_at: timeForm }
  if (time > now.toISOString()) return { created_at: 'This time is in the future.' }
  if (retentionDays !== null && Date.parse(time) < now.getTime() - retentionDays * day) {
    return { created_at: `Requests are kept for ${retentionDays} days here, and this one is older.` }
  }
  return {}
}

/** The site's pages and services may have been renamed since, so any name is accepted. */
const limits = { ...fieldLimits, service: 200, page_source: 100 }

function problemsOfFields(fields: Record<keyof typeof limits, string>): RowProblems {
  const problems: RowProblems = {}
  for (const [column, limit] of Object.entries(limits) as [keyof typeof limits, number][]) {
    const text = fields[column]
    // Staff book for somebody who leaves a phone number only; the forms need an address.
    const isReplaced = column === 'email' && fields.page_source === deskPage && isPhone(fields.phone)
    const isNeeded = needed.some((name) => name === column) && !isReplaced
    const problem = problemOfText(text, limit)
    if (isNeeded && text === '') problems[column] = 'It is empty.'
    else if (problem !== undefined) problems[column] = problem
    else if (column === 'email' && text !== '' && !emailAddress.test(text))
      problems[column] = 'This is not an e-mail address.'
  }
  return problems
}

function problemOfText(text: string, limit: number): string | undefined {
  if (text.length > limit) return `It has ${text.length} characters, and at most ${limit} are kept.`
  return brokenCharacter.test(text) ? 'It has an unreadable character.' : undefined
}

/** A row of an earlier backend as this site stores it. */
export type ImportedRow = Consultation & {
  state: 'accepted' | 'held'
  stage: SettableStage
  answered_at: string | null
  value: number | null
  reason: string | null
  /** JSON of a `ConsultationContext`. */
  context: string
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * The id of a row: the same whenever its file is imported, so that nothing is doubled. A UUID stays as it is. Another id counts together with
 * the time, because two backends may both have a row 1. Without one, the fields make it, with a key, so that nobody can guess
 * from the id of an erased request who it was of.
 */
function idOfRow(id: string, row: Omit<Consultation, 'id'>, key: string): string {
  const ownId = id.trim().toLowerCase()
  if (uuid.test(ownId)) return ownId
  const { created_at, name, email, phone, company, service, message, page_source } = row
  const digest =
    ownId === ''
      ? createHmac('sha256', key)
          .update(JSON.stringify([created_at, name, email, phone, company, service, message, page_source]))
          .digest('hex')
      : createHash('sha256')
          .update(JSON.stringify([ownId, created_at]))
          .digest('hex')
  // A UUID version 8: its bits are the application's own.
  const hex = `${digest.slice(0, 12)}8${digest.slice(13, 16)}8${digest.slice(17, 32)}`
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** A date as German spreadsheets write it. */
const germanDate = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?=$|[ T])/

const form =
  /^(?<date>\d{4}-\d{2}-\d{2})(?:[T ](?<clock>\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?) ?(?<zone>Z|UTC|[+-]\d{2}(?::?\d{2})?)?)?$/i

/** Reads a time as databases and German spreadsheets write it, as UTC if it names no zone, into ISO 8601 with milliseconds; null if it is not a time. */
export function readTime(text: string): string | null {
  const iso = text.replace(
    germanDate,
    (_, day: string, month: string, year: string) =>
      `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  )
  const { date, clock = '00:00', zone = 'Z' } = form.exec(iso)?.groups ?? {}
  if (date === undefined || !isDay(date)) return null
  const instant = new Date(`${date}T${clock}${zoneOf(zone)}`)
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString()
}

/** PostgreSQL writes `+00`, and others `+0000`. */
function zoneOf(zone: string): string {
  if (!/^[+-]/.test(zone)) return 'Z'
  const digits = zone.slice(1).replace(':', '').padEnd(4, '0')
  return `${zone.slice(0, 1)}${digits.slice(0, 2)}:${digits.slice(2)}`
}
