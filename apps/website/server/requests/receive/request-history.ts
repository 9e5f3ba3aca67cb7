import { sql as raw } from 'kysely'
import { createId } from '#server/store/create-id.ts'
import { rowsOf } from '#server/store/transaction.ts'
import type { Sql, Step } from '#server/store/transaction.ts'
import type { HistoryEntry } from '#contract/desk/requests.ts'

type DistributedOmit<Entry, Key extends PropertyKey> = Entry extends unknown ? Omit<Entry, Key> : never

/** What happened to a request, without actor and time. The subject of a reply is stored with the reply. */
export type HistoryFact =
  | Exclude<DistributedOmit<HistoryEntry, 'id' | 'at' | 'by'>, { subject: string }>
  | { kind: 'reply-sent' | 'reply-prepared' | 'reply-withdrawn'; replyId: string }

/** Serialises what changes the same requests, so that each sees the other's changes: colleagues, mails and forms. */
export const deskLock = 'desk'

/** The actor and the time (ISO 8601). */
export type Actor = { staffId: string | null; now: string }

/** Adds an entry to the history of each of these requests. */
export function* addHistory(
  sql: Sql,
  entries: readonly { requestId: string; fact: HistoryFact }[],
  { staffId, now }: Actor,
): Generator<Step, void, unknown[]> {
  if (entries.length === 0) return
  yield* rowsOf(historyInsert(sql, entries, { staffId, now }))
}

/** The query of `addHistory`, to run it beside others. There must be an entry. */
export const historyInsert = (
  sql: Sql,
  entries: readonly { requestId: string; fact: HistoryFact }[],
  { staffId, now }: Actor,
) =>
  sql.insertInto('request_history').values(
    entries.map(({ requestId, fact: { kind, ...details } }) => ({
      id: createId(),
      request_id: requestId,
      at: now,
      staff_id: staffId,
      kind,
      details: JSON.stringify(details),
    })),
  )

/** Begins a query that marks requests as changed: lists and open desks read them again. */
export const touchRequests = (sql: Sql) => sql.updateTable('consultations').set({ version: raw`version + 1` })
