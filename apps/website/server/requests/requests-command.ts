import { open } from 'node:fs/promises'
import {
  readArguments,
  readInstant,
  readLimit,
  UsageError,
  printableLine,
  printable,
} from '#server/runtime/command-line.ts'
import { consultationStates } from '#contract/consultation.ts'
import type { ConsultationFilter, StoredConsultation } from '#server/requests/receive/read-consultations.ts'
import type { TransactionFunction, TransactionRunner } from '#server/store/transaction.ts'
import type { OpenedStore } from '#server/store/open-store.ts'
import { activeChannels } from '#server/requests/delivery/active-channels.ts'
import type { ErasedPeople } from '#server/requests/privacy/erased-people.ts'
import type { ImportReport } from '#contract/desk/import.ts'
import { exportRequests } from './export/export-requests.ts'
import { findConsultations, listConsultations } from './receive/read-consultations.ts'
import { releaseConsultation } from './spam/held-requests.ts'
import { importRequestsFrom, type ImportOptions } from './import/import-requests.ts'

const requestsHelp = `npm run requests -- list            list the newest requests, one per line
npm run requests -- show <id>       show one request with its message; the beginning or end of its id is enough
npm run requests -- release <id>    release a request that was held as suspected spam, and deliver it
npm run requests -- cancel-appointment <id>
                                    cancel the coming appointment of a request, free its time and mail both
npm run requests -- import <file>   import the requests of an earlier backend from CSV; --dry-run only checks the file
npm run requests -- export          write all requests as CSV to standard output (npm run --silent requests -- export > requests.csv)

For list and export:
  --since, --until <time>   2026-11-22, 2026-11-22T03:00Z (UTC), or 36h for 36 hours ago
  --page <page_source>      requests of one form, such as contact
  --state <state>           ${consultationStates.join(', ')}
For list:
  --limit <number>          maximum number of lines, 50 by default
For export:
  --bom                     begin with a byte order mark, which Excel on Windows needs to read UTF-8
  --raw                     write no apostrophe before =, +, - and @: for programs, never for a spreadsheet`

const options = {
  since: { type: 'string' },
  until: { type: 'string' },
  page: { type: 'string' },
  state: { type: 'string' },
  limit: { type: 'string' },
  'dry-run': { type: 'boolean' },
  bom: { type: 'boolean' },
  raw: { type: 'boolean' },
} as const

/** What the command needs: the opened store and its output. */
export type RequestsCommandOptions = {
  openStore: (access: 'read' | 'write') => Promise<OpenedStore>
  /** Resolves when more can be written. */
  write: (text: string) => Promise<void>
  /** The configured channels. */
  channels: readonly string[]
  /** Who was erased. */
  erasures: ErasedPeople
  /** For how many days requests are kept; null for ever. */
  retentionDays: number | null
  /** Cancels the coming appointment of a request. */
  cancelAppointment: TransactionFunction<
    { requestId: string; sendsMail: boolean; now: string },
    { outcome: string }
  >
  now?: Date
}

/** The actions on one request, and on a file. */
const withArgument: readonly (string | undefined)[] = ['show', 'release', 'cancel-appointment', 'import']

/**
 * Runs `npm run requests`.
 * @throws UsageError for unknown arguments.
 */
export async function runRequestsCommand(
  args: string[],
  {
    openStore,
    write,
    channels,
    erasures,
    retentionDays,
    cancelAppointment,
    now = new Date(),
  }: RequestsCommandOptions,
): Promise<void> {
  const { values, positionals } = readArguments(args, options, requestsHelp)
  const [action, id, ...more] = positionals
  if (more.length > 0 || (id !== undefined && !withArgument.includes(action))) {
    throw new UsageError(`Unexpected argument "${more[0] ?? id}".\n\n${requestsHelp}`)
  }
  const filter = readFilter(values, now)
  switch (action) {
    case 'list': {
      const limit = readLimit(values.limit)
      await using store = await openStore('read')
      const found = await store.run(listConsultations, { filter, order: 'desc', after: null, limit })
      const lines = found.map((request) => `${summariseRequest(request)}\n`)
      await write(lines.length > 0 ? lines.join('') : 'No requests.\n')
      if (found.length === limit) await write(`The newest ${limit}; --limit shows more.\n`)
      return
    }
    case 'show': {
      await using store = await openStore('read')
      await write(`${describeRequest(await findRequest(store, id))}\n`)
      return
    }
    case 'release': {
      await using store = await openStore('write')
      const { id: whole } = await findRequest(store, id)
      const active = await activeChannels(store, channels)
      const isReleased = await store.run(releaseConsultation, {
        id: whole,
        channels: active,
        now: now.toISOString(),
      })
      if (!isReleased) throw new UsageError(`The request ${whole} is not held: there is nothing to release.`)
      await write(
        active.length > 0
          ? `Released ${whole}. It is delivered through ${active.join(', ')}.\n`
          : `Released ${whole}. No channel is configured, so it stays in the store.\n`,
      )
      return
    }
    case 'cancel-appointment': {
      await using store = await openStore('write')
      const { id: requestId } = await findRequest(store, id)
      const sendsMail = channels.includes('email')
      const at = now.toISOString()
      const { outcome } = await store.run(cancelAppointment, { requestId, sendsMail, now: at })
      if (outcome !== 'changed')
        throw new UsageError(`The request ${requestId} has no appointment that is still to come.`)
      await write(
        sendsMail
          ? `Cancelled the appointment of ${requestId}. Its time is free, and both are mailed.\n`
          : `Cancelled the appointment of ${requestId}. Its time is free. No mail server is configured: tell them.\n`,
      )
      return
    }
    case 'import': {
      await using store = await openStore('write')
      const isRehearsal = values['dry-run'] ?? false
      await write(await importFile(id, { store, erasures, retentionDays, staffId: null, isRehearsal, now }))
      return
    }
    case 'export': {
      await using store = await openStore('read')
      const format = { escapesFormulas: !values.raw, hasByteOrderMark: values.bom ?? false }
      for await (const rows of exportRequests(store, filter, format)) await write(rows)
      return
    }
    case undefined:
    default:
      throw new UsageError(requestsHelp)
  }
}

function readFilter(
  values: Partial<Record<'since' | 'until' | 'page' | 'state', string>>,
  now: Date,
): ConsultationFilter {
  const state = consultationStates.find((known) => known === values.state)
  if (values.state !== undefined && state === undefined) {
    throw new UsageError(`"${values.state}" is not a state. The states are ${consultationStates.join(', ')}.`)
  }
  return {
    since: values.since && readInstant(values.since, { now, dayEnds: false }),
    until: values.until && readInstant(values.until, { now, dayEnds: true }),
    page: values.page,
    state,
  }
}

/** @throws UsageError when there is no such request, or more than one. */
async function findRequest(store: TransactionRunner, part: string | undefined): Promise<StoredConsultation> {
  if (part === undefined) throw new UsageError(`The id of a request is required.\n\n${requestsHelp}`)
  if (!/^[\da-zA-Z-]{4,40}$/.test(part)) {
    throw new UsageError(`"${part}" is not an id. Give the whole id, or at least four characters of it.`)
  }
  const [found, another] = await store.run(findConsultations, { part: part.toLowerCase() })
  if (!found) throw new UsageError(`No request has the id "${part}". "list" shows the requests.`)
  if (another)
    throw new UsageError(`More than one request begins or ends with "${part}": give more of its id.`)
  return found
}

/**
 * Imports a file for `npm run requests`, and describes the outcome.
 * @throws UsageError where the file cannot be opened or does not name its columns.
 */
async function importFile(path: string | undefined, options: ImportOptions): Promise<string> {
  if (path === undefined) throw new UsageError('The path of a file is required.')
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${path} cannot be opened: ${error.code ?? error.message}.`)
  })
  try {
    const imported = await importRequestsFrom(file.createReadStream({ autoClose: false }), options)
    if (imported.outcome === 'header') throw new UsageError(imported.problem)
    return describe(imported.report)
  } finally {
    await file.close()
  }
}

function describe({ isRehearsal, added, known, refused, ignoredColumns, problems }: ImportReport): string {
  const lines = [
    ...problems.map(({ line, errors }) => {
      const sentences = Object.entries(errors).map(([column, sentence]) =>
        column === 'row' ? sentence : `${column}: ${sentence}`,
      )
      return `line ${line}  ${sentences.join(' ')}`
    }),
    ...(refused > problems.length ? [`… and ${refused - problems.length} more rows with problems`] : []),
    ...(ignoredColumns.length > 0 ? [`Ignored columns: ${printableLine(ignoredColumns.join(', '))}`] : []),
    `${isRehearsal ? 'Would be added' : 'Added'}: ${added}. Already stored: ${known}. With problems: ${refused}.`,
    ...(isRehearsal ? ['Nothing was written (--dry-run).'] : []),
  ]
  return `${lines.join('\n')}\n`
}

/** Describes a request in one line of the list. */
function summariseRequest(request: StoredConsultation): string {
  const { id, created_at, state, page_source, name, company, email } = request
  const who = state === 'erased' ? '(erased)' : `${name}, ${company} <${email}>`
  const mark = state === 'held' ? '  HELD' : ''
  return `${id}  ${created_at.slice(0, 16)}Z  ${page_source}${mark}  ${printableLine(who)}`
}

/** Describes a whole request, one line per field, with the message as written. */
function describeRequest(request: StoredConsultation): string {
  const { message, context, spam, ...fields } = request
  const labels = Object.entries({
    ...fields,
    ...(context !== null && context !== '{}' && { context }),
    ...(spam !== null && { spam }),
  })
  const width = Math.max(...labels.map(([label]) => label.length)) + 2
  const lines = labels.map(([label, value]) => `${`${label}:`.padEnd(width)}${printableLine(value)}`)
  return [...lines, '', message === '' ? '(no message)' : printable(message), ''].join('\n')
}
