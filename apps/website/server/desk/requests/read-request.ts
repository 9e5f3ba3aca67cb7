import { sql as raw } from 'kysely'
import { rowsOf } from '#server/store/transaction.ts'
import type { Sql, Transaction } from '#server/store/transaction.ts'
import type { DeliveryRow } from '#server/store/tables/delivery-rows.ts'
import type { RequestHistoryRow, RequestNoteRow, RequestReplyRow } from '#server/store/tables/desk-rows.ts'
import { summaryColumns, type SummaryRow } from './summary-row.ts'

/** A request with all its related rows. */
export type RequestRecord = {
  request: SummaryRow & {
    email: string
    phone: string
    message: string
    context: string | null
    spam: string | null
    answered_at: string | null
    call_id: string | null
  }
  notes: RequestNoteRow[]
  replies: RequestReplyRow[]
  history: RequestHistoryRow[]
  deliveries: DeliveryRow[]
  /** Whether its call is in the store. */
  isCallKept: boolean
  samePerson: SummaryRow[]
}

/** Maximum number of each kind shown: nobody reads a longer page. */
const most = 200
const maxOfSamePerson = 20

/** Reads one request for the desk; null if it does not exist or was erased. */
export function* readRequest(sql: Sql, { id }: { id: string }): Transaction<RequestRecord | null> {
  const [request] = yield* rowsOf(
    sql
      .selectFrom('consultations')
      .select([...summaryColumns, 'email', 'phone', 'message', 'context', 'spam', 'answered_at', 'call_id'])
      .where('id', '=', id)
      .where('state', 'in', ['accepted', 'held']),
  )
  if (!request) return null
  const notes = yield* rowsOf(
    sql
      .selectFrom('request_notes')
      .selectAll()
      .where('request_id', '=', id)
      .where('deleted_at', 'is', null)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(most),
  )
  const replies = yield* rowsOf(
    sql
      .selectFrom('request_replies')
      .selectAll()
      .where('request_id', '=', id)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(most),
  )
  const history = yield* rowsOf(
    sql
      .selectFrom('request_history')
      .selectAll()
      .where('request_id', '=', id)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(most),
  )
  const deliveries = yield* rowsOf(
    sql
      .selectFrom('deliveries')
      .selectAll()
      .where('consultation_id', '=', id)
      .orderBy('created_at')
      .orderBy('id')
      .limit(most),
  )
  const [call] =
    request.call_id === null
      ? []
      : yield* rowsOf(sql.selectFrom('voice_calls').select('id').where('id', '=', request.call_id))
  const samePerson = yield* rowsOf(
    sql
      .selectFrom('consultations')
      .select(summaryColumns)
      .where(raw<boolean>`lower(email) = lower(${request.email})`)
      .where('id', '!=', id)
      .where('state', 'in', ['accepted', 'held'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(maxOfSamePerson),
  )
  return { request, notes, replies, history, deliveries, isCallKept: call !== undefined, samePerson }
}
