import { readArguments, readInstant, readLimit, UsageError } from '#server/runtime/command-line.ts'
import { consultationStates } from '#contract/consultation.ts'
import type { ConsultationFilter, StoredConsultation } from '#server/requests/receive/read-consultations.ts'
import type { TransactionRunner } from '#server/store/transaction.ts'
import type { OpenedStore } from '#server/store/open-store.ts'
import { activeChannels } from '#server/requests/delivery/channels/push/push-channel.ts'
import type { ErasureList } from '#server/requests/privacy/erasure-list.ts'
import { describeRequest, summariseRequest } from './describe-request.ts'
import { exportRequests } from './export-requests.ts'
import { importFile } from '../import/import-file.ts'
import { findConsultations, listConsultations } from '../receive/read-consultations.ts'
import { releaseConsultation } from '../spam/held-transactions.ts'

const requestsHelp = `npm run requests -- list            list the newest requests, one per line
npm run requests -- show <id>       show one request with its message; the beginning or end of its id is enough
npm run requests -- release <id>    release a request that was held as suspected spam, and deliver it
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
  erasures: ErasureList
  /** For how many days requests are kept; null for ever. */
  daysKept: number | null
  now?: Date
}

/**
 * Runs `npm run requests`.
 * @throws UsageError for unknown arguments.
 */
export async function runRequestsCommand(
  args: string[],
  { openStore, write, channels, erasures, daysKept, now = new Date() }: RequestsCommandOptions,
): Promise<void> {
  const { values, positionals } = readArguments(args, options, requestsHelp)
  const [action, id, ...more] = positionals
  if (
    more.length > 0 ||
    (id !== undefined && action !== 'show' && action !== 'release' && action !== 'import')
  ) {
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
    case 'import': {
      await using store = await openStore('write')
      const isRehearsal = values['dry-run'] ?? false
      await write(await importFile(id, { store, erasures, daysKept, staffId: null, isRehearsal, now }))
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
