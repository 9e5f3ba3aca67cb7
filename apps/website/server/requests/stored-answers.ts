import { sql as raw, type RawBuilder } from 'kysely'
import type { StoredContext } from '#contract/consultation-context.ts'
import type { AnsweredConsultation, Consultation, DeliveredConsultation } from '#contract/consultation.ts'
import { engineOf } from '#server/store/sql-builder.ts'
import type { Sql } from '#server/store/transaction.ts'

/** A request with the answers that its context holds. Reads no content: the store's threads have none. */
export const withAnswers = (consultation: Consultation, { answers }: StoredContext): AnsweredConsultation =>
  answers === undefined ? consultation : { ...consultation, answers }

/** A request as it is delivered. */
export const asDelivered = (consultation: Consultation, context: StoredContext): DeliveredConsultation => ({
  ...withAnswers(consultation, context),
  ...(context.site !== undefined && { site: context.site }),
})

/** The answers of a row of `consultations` as a table with the columns `key` and `value`. */
export const answersIn = (sql: Sql): RawBuilder<unknown> =>
  engineOf(sql) === 'postgres'
    ? raw`json_each_text(context::json -> 'answers')`
    : raw`json_each(case when json_valid(context) then context else '{}' end, '$.answers')`
