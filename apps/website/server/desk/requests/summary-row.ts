import { sql as raw } from 'kysely'
import type { RequestState, RequestSummary } from '#contract/desk/requests.ts'
import { levelOf, type WaitingClock } from '../clock/create-business-clock.ts'

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
  'owner_id',
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
  owner_id: string | null
  version: number
}

/** The agency's promise, and the clock that measures it. */
export type Promised = { clock: WaitingClock; businessHours: number }

/** Describes a request for the list, at a time (milliseconds since the epoch). */
export function summarise(row: SummaryRow, { clock, businessHours }: Promised, now: number): RequestSummary {
  const isNew = row.desk_state === 'new'
  const waiting = isNew ? clock.secondsBetween(Date.parse(row.created_at), now) : null
  return {
    id: row.id,
    createdAt: row.created_at,
    state: row.desk_state as RequestState,
    name: row.name,
    company: row.company,
    service: row.service,
    page: row.page_source,
    excerpt: excerptOf(row.beginning),
    ownerId: row.owner_id,
    waitingBusinessSeconds: waiting,
    level: waiting === null ? null : levelOf(waiting),
    overdue: waiting !== null && waiting >= businessHours * 3600,
    version: row.version,
  }
}

/** The beginning of a message in one line. */
function excerptOf(beginning: string): string {
  const characters = Array.from(beginning.replaceAll(/\s+/g, ' ').trim())
  return characters.length <= 140 ? characters.join('') : `${characters.slice(0, 139).join('').trimEnd()}…`
}
