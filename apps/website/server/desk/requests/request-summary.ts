import { sql as raw } from 'kysely'
import type { RequestCounts, RequestSummary, Snooze } from '#contract/desk/requests.ts'
import type { RequestStage } from '#contract/desk/stages.ts'
import { splitQuotes } from '../mailbox/split-quotes.ts'
import { type ResponseTime, waitOf } from './overdue.ts'
import { rowsOf, type Sql, type Step, type Transaction } from '#server/store/transaction.ts'
import { realRequests } from '#server/requests/receive/read-consultations.ts'

/** The columns for the list, without the whole message. */
export const summaryColumns = [
  'id',
  'created_at',
  'desk_state',
  'name',
  'company',
  'service',
  'page_source',
  raw<string>`substr(message, 1, 300)`.as('beginning'),
  raw<string | null>`case when waits_since is not null then (select substr(text, 1, 600) from request_mails
    where request_id = consultations.id and kind = 'reply' order by arrived_at desc, id desc limit 1) end`.as(
    'newest',
  ),
  'owner_id',
  'snoozed_until',
  'snooze_kind',
  'waits_since',
  'value',
  'reason',
  'version',
] as const

export type SummaryRow = {
  id: string
  created_at: string
  desk_state: string
  name: string
  company: string
  service: string
  page_source: string
  beginning: string
  /** The beginning of the visitor's last mail. */
  newest: string | null
  owner_id: string | null
  snoozed_until: string | null
  snooze_kind: string | null
  waits_since: string | null
  value: number | null
  reason: string | null
  version: number
}

/** Reads requests as the list shows them; erased ones are left out. */
export function* readSummaries(sql: Sql, { ids }: { ids: readonly string[] }): Transaction<SummaryRow[]> {
  if (ids.length === 0) return []
  return yield* rowsOf(realRequests(sql).select(summaryColumns).where('id', 'in', ids))
}

/** Describes a request for the list, at a time (milliseconds since the epoch). */
export function summarise(row: SummaryRow, responseTime: ResponseTime, now: number): RequestSummary {
  return {
    id: row.id,
    createdAt: row.created_at,
    waitsSince: row.waits_since ?? row.created_at,
    state: row.desk_state as RequestStage,
    name: row.name,
    company: row.company,
    service: row.service,
    page: row.page_source,
    excerpt: excerptOf((row.newest && ownWords(row.newest)) || row.beginning),
    ownerId: row.owner_id,
    snooze: snoozeOf(row),
    value: row.value,
    reason: row.desk_state === 'lost' ? row.reason : null,
    ...waitOf(row, responseTime, now),
    version: row.version,
  }
}

export const snoozeOf = (row: { snoozed_until: string | null; snooze_kind: string | null }): Snooze | null =>
  row.snoozed_until === null
    ? null
    : { until: row.snoozed_until, kind: row.snooze_kind === 'no-answer' ? 'no-answer' : 'time' }

const ownWords = (mail: string): string | undefined => splitQuotes(mail).find(({ isQuote }) => !isQuote)?.text

/** The beginning of a message in one line. */
function excerptOf(beginning: string): string {
  const characters = Array.from(beginning.replaceAll(/\s+/g, ' ').trim())
  return characters.length <= 140 ? characters.join('') : `${characters.slice(0, 139).join('').trimEnd()}…`
}

/** Reads the number of requests at each stage, as counted by the triggers. */
export function* readCounts(sql: Sql): Generator<Step, RequestCounts, unknown[]> {
  const rows = yield* rowsOf(
    sql
      .selectFrom('request_counts')
      .select(['state', (builder) => builder.fn.sum<number | string>('n').as('n')])
      .groupBy('state'),
  )
  const counts: RequestCounts = { new: 0, contacted: 0, won: 0, lost: 0, held: 0, snoozed: 0 }
  for (const { state, n } of rows) if (isCounted(state, counts)) counts[state] = Number(n)
  return counts
}

const isCounted = (stage: string, counts: RequestCounts): stage is keyof RequestCounts => stage in counts
