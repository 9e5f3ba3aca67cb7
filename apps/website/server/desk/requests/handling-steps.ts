import { sql as raw } from 'kysely'
import { rowsOf } from '#server/store/transaction.ts'
import type { Sql, Step } from '#server/store/transaction.ts'
import type { RequestState } from '#contract/desk/requests.ts'
import { addHistory, type Actor, type HistoryFact } from '#server/requests/history/history-steps.ts'
import type { Handling, UndoStep } from './undo-steps.ts'

/** Serialises colleagues who change the same requests, so that each sees the other's changes. */
export const deskLock = 'desk'

/** A request as staff handle it; not held, erased or a probe. */
export type HandledRequest = Handling & { id: string }

export const handlingOf = ({ stage, ownerId, answeredAt }: HandledRequest): Handling => ({
  stage,
  ownerId,
  answeredAt,
})

/** Reads the handling of these requests; those that are not accepted are left out. */
export function* readHandling(
  sql: Sql,
  ids: readonly string[],
): Generator<Step, HandledRequest[], unknown[]> {
  const rows = yield* rowsOf(
    sql
      .selectFrom('consultations')
      .select(['id', 'stage', 'owner_id', 'answered_at'])
      .where('id', 'in', ids)
      .where('state', '=', 'accepted'),
  )
  return rows.map(({ id, stage, owner_id, answered_at }) => ({
    id,
    stage,
    ownerId: owner_id,
    answeredAt: answered_at,
  }))
}

/** Writes the handling of requests with their history, and returns how to undo it. */
export function* writeHandling(
  sql: Sql,
  changes: readonly { request: HandledRequest; after: Handling }[],
  actor: Actor,
): Generator<Step, UndoStep[], unknown[]> {
  const groups = Map.groupBy(changes, ({ after }) => JSON.stringify(after))
  for (const group of groups.values()) {
    const [{ after }] = group as [(typeof changes)[number]]
    yield* rowsOf(
      sql
        .updateTable('consultations')
        .set({
          stage: after.stage,
          owner_id: after.ownerId,
          answered_at: after.answeredAt,
          version: raw`version + 1`,
        })
        .where(
          'id',
          'in',
          group.map(({ request }) => request.id),
        ),
    )
  }
  yield* addHistory(
    sql,
    changes.flatMap(({ request, after }) =>
      factsOf(request, after).map((fact) => ({ requestId: request.id, fact })),
    ),
    actor,
  )
  return changes.map(({ request, after }) => ({
    kind: 'handling',
    requestId: request.id,
    before: handlingOf(request),
    after,
  }))
}

function factsOf(before: Handling, after: Handling): HistoryFact[] {
  return [
    ...(before.stage === after.stage
      ? []
      : [{ kind: 'state' as const, from: before.stage as RequestState, to: after.stage as RequestState }]),
    ...(before.ownerId === after.ownerId
      ? []
      : [{ kind: 'owner' as const, from: before.ownerId, to: after.ownerId }]),
  ]
}

/** The handling after a change of the stage: when it first leaves `new`, it counts as answered. */
export const withStage = (before: Handling, stage: string, now: string): Handling => ({
  ...before,
  stage,
  answeredAt: stage === 'new' ? null : (before.answeredAt ?? now),
})

/** Marks a request as changed because of related rows: lists and open desks read it again. */
export function* touchRequest(sql: Sql, id: string): Generator<Step, void, unknown[]> {
  yield* rowsOf(
    sql
      .updateTable('consultations')
      .set({ version: raw`version + 1` })
      .where('id', '=', id),
  )
}
