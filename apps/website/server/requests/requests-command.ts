import { readArguments } from '#server/command-line/read-arguments.ts'
import { readInstant } from '#server/command-line/read-instant.ts'
import { readLimit } from '#server/command-line/read-limit.ts'
import { UsageError } from '#server/command-line/usage-error.ts'
import { consultationStates } from '#server/consultations/consultation.ts'
import type { ConsultationFilter, StoredConsultation } from '#server/consultations/read-consultations.ts'
import type { TransactionRunner } from '#server/database/transaction-runner.ts'
import { activeChannels } from '#server/delivery/channels/push/push-channel.ts'
import type { ErasureList } from '#server/privacy/erasure-list.ts'
import { describeRequest, summariseRequest } from './describe-request.ts'
import { exportRequests } from './export-requests.ts'
import { importFile } from './import/import-file.ts'

const requestsHelp = `npm run requests -- list            the newest requests, one a line
npm run requests -- show <id>       one request with its message; the beginning or the end of its id will do
npm run requests -- release <id>    let a request go that was held as suspected spam: it is delivered then
npm run requests -- import <file>   requests of an earlier backend from CSV; --dry-run only checks the file
npm run requests -- export          all requests as CSV on standard output (npm run --silent requests -- export > requests.csv)

For list and export:
  --since, --until <time>   2026-11-22, 2026-11-22T03:00Z (UTC), or 36h for that long ago
  --page <page_source>      of one form, such as contact
  --state <state>           ${consultationStates.join(', ')}
For list:
  --limit <number>          how many, 50 if not said
For export:
  --bom                     begin with a byte order mark: Excel on Windows needs it to read UTF-8
  --raw                     no apostrophe before =, +, - and @: for programs, never for a spreadsheet`

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
  openStore: (access: 'read' | 'write') => Promise<TransactionRunner>
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
    throw new UsageError(`"${more[0] ?? id}" is one word too many.\n\n${requestsHelp}`)
  }
  const filter = readFilter(values, now)
  switch (action) {
    case 'list': {
      const limit = readLimit(values.limit)
      return withStore(await openStore('read'), async (store) => {
        const found = await store.run('listConsultations', { filter, order: 'desc', after: null, limit })
        const lines = found.map((request) => `${summariseRequest(request)}\n`)
        await write(lines.length > 0 ? lines.join('') : 'No requests.\n')
        if (found.length === limit) await write(`The newest ${limit}; --limit shows more.\n`)
      })
    }
    case 'show':
      return withStore(await openStore('read'), async (store) =>
        write(`${describeRequest(await findRequest(store, id))}\n`),
      )
    case 'release':
      return withStore(await openStore('write'), async (store) => {
        const { id: whole } = await findRequest(store, id)
        const active = await activeChannels(store, channels)
        const isReleased = await store.run('releaseConsultation', {
          id: whole,
          channels: active,
          now: now.toISOString(),
        })
        if (!isReleased)
          throw new UsageError(`The request ${whole} is not held: there is nothing to release.`)
        await write(
          active.length > 0
            ? `Released ${whole}. It is delivered through ${active.join(', ')}.\n`
            : `Released ${whole}. No channel is set, so it waits in the store.\n`,
        )
      })
    case 'import':
      return withStore(await openStore('write'), async (store) =>
        write(
          await importFile(id, {
            store,
            erasures,
            daysKept,
            staffId: null,
            isRehearsal: values['dry-run'] ?? false,
            now,
          }),
        ),
      )
    case 'export':
      return withStore(await openStore('read'), async (store) => {
        const format = { escapesFormulas: !values.raw, hasByteOrderMark: values.bom ?? false }
        for await (const rows of exportRequests(store, filter, format)) await write(rows)
      })
    case undefined:
    default:
      throw new UsageError(requestsHelp)
  }
}

async function withStore(store: TransactionRunner, work: (store: TransactionRunner) => Promise<void>) {
  try {
    await work(store)
  } finally {
    await store.close()
  }
}

function readFilter(
  values: Partial<Record<'since' | 'until' | 'page' | 'state', string>>,
  now: Date,
): ConsultationFilter {
  const state = consultationStates.find((known) => known === values.state)
  if (values.state !== undefined && state === undefined) {
    throw new UsageError(`"${values.state}" is no state: ${consultationStates.join(', ')}.`)
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
  if (part === undefined) throw new UsageError(`Which one? Give its id.\n\n${requestsHelp}`)
  if (!/^[\da-zA-Z-]{4,40}$/.test(part)) {
    throw new UsageError(`"${part}" is no id: give the whole of it, or at least four characters.`)
  }
  const [found, another] = await store.run('findConsultations', { part: part.toLowerCase() })
  if (!found) throw new UsageError(`There is no request "${part}". "list" shows what there is.`)
  if (another)
    throw new UsageError(`More than one request begins or ends with "${part}": give more of its id.`)
  return found
}
