import { sql as raw } from 'kysely'
import { rowsOf } from '#server/store/transaction.ts'
import type { Sql, Transaction } from '#server/store/transaction.ts'
import { consultationColumns } from '#server/store/tables/request-rows.ts'
import type { Consultation, ConsultationState } from '#contract/consultation.ts'

/** A request as staff see it. */
export type StoredConsultation = Consultation & {
  state: ConsultationState
  /** JSON of a `ConsultationContext`, or null. */
  context: string | null
  /** JSON of a `SpamJudgement`, or null. */
  spam: string | null
}

/** A request with what staff did about it. */
export type ConsultationWithAssignment = StoredConsultation & {
  /** The stage of an accepted request, else the state. */
  desk_state: string
  /** The owner's name; null without one. */
  owner: string | null
  answered_at: string | null
  value: number | null
  reason: string | null
  /** PostgreSQL counts in 64 bits, which the driver returns as text. */
  notes: number
}

/** Selects requests. Times are ISO 8601 in UTC. */
export type ConsultationFilter = {
  since?: string | undefined
  /** Exclusive. */
  until?: string | undefined
  page?: string | undefined
  state?: ConsultationState | undefined
}

/** Points at the last request of the previous page. */
type Cursor = Pick<Consultation, 'created_at' | 'id'>

/** The states of real requests: neither of a probe, nor erased. */
export const realStates = ['accepted', 'held'] as const

/** Begins a query for real requests. */
export const realRequests = (sql: Sql) => sql.selectFrom('consultations').where('state', 'in', realStates)

/** Lists one page of requests, oldest or newest first. */
export function* listConsultations(
  sql: Sql,
  {
    filter,
    order,
    after,
    limit,
  }: { filter: ConsultationFilter; order: 'asc' | 'desc'; after: Cursor | null; limit: number },
): Transaction<ConsultationWithAssignment[]> {
  let query = sql.selectFrom('consultations').select([...columns, ...handlingColumns])
  if (filter.since !== undefined) query = query.where('created_at', '>=', filter.since)
  if (filter.until !== undefined) query = query.where('created_at', '<', filter.until)
  if (filter.page !== undefined) query = query.where('page_source', '=', filter.page)
  query =
    filter.state === undefined ? query.where('state', '!=', 'probe') : query.where('state', '=', filter.state)
  if (after) {
    const beyond = order === 'asc' ? '>' : '<'
    query = query.where((eb) =>
      eb.or([
        eb('created_at', beyond, after.created_at),
        eb.and([eb('created_at', '=', after.created_at), eb('id', beyond, after.id)]),
      ]),
    )
  }
  return yield* rowsOf(query.orderBy('created_at', order).orderBy('id', order).limit(limit))
}

/**
 * Finds requests whose id begins or ends with this part. Returns at most two: enough to detect ambiguity.
 * @param part letters, digits and hyphens
 */
export function* findConsultations(sql: Sql, { part }: { part: string }): Transaction<StoredConsultation[]> {
  return yield* rowsOf(
    sql
      .selectFrom('consultations')
      .select(columns)
      .where((eb) => eb.or([eb('id', 'like', `${part}%`), eb('id', 'like', `%${part}`)]))
      .limit(2),
  )
}

/** Reads these requests, newest first. */
export function* readConsultations(
  sql: Sql,
  { ids }: { ids: readonly string[] },
): Transaction<ConsultationWithAssignment[]> {
  return yield* rowsOf(
    sql
      .selectFrom('consultations')
      .select([...columns, ...handlingColumns])
      .where('id', 'in', ids)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc'),
  )
}

/** Whether any request has answers to fields of the agency's own. */
export function* haveAnswers(sql: Sql): Transaction<boolean> {
  const query = sql
    .selectFrom('consultations')
    .select('id')
    .where('context', 'like', '%"answers":{%')
    .limit(1)
  return (yield* rowsOf(query)).length > 0
}

const handlingColumns = [
  'desk_state',
  'answered_at',
  'value',
  'reason',
  raw<string | null>`(select name from staff where staff.id = owner_id)`.as('owner'),
  raw<number>`(select cast(count(*) as integer) from request_notes
    where request_id = consultations.id and deleted_at is null)`.as('notes'),
] as const

const columns = [...consultationColumns, 'state', 'context', 'spam'] as const
