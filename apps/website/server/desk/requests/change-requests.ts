import { type Sql, type Transaction, lock, rowsOf, type Step } from '#server/store/transaction.ts'
import { addAuditEntry } from '#server/store/audit-transactions.ts'
import type { ChangeRequests } from '#contract/desk/changes.ts'
import type { Snooze } from '#contract/desk/requests.ts'
import type { RequestStage } from '#contract/desk/stages.ts'
import {
  type Actor,
  addHistory,
  deskLock,
  type HistoryFact,
  touchRequests,
} from '#server/requests/receive/request-history.ts'
import { sql as raw } from 'kysely'
import type { AppointmentRow } from '#server/store/tables/appointment-rows.ts'
import { snoozeOf } from './request-summary.ts'

/** Milliseconds within which a change can be undone. */
export const undoTime = 10 * 60_000

/** Milliseconds that a mail waits, so that it can be undone. */
export const mailDelay = 10_000

/** The part of a request that staff set: how far and whose it is, until when it is out of the way, what it is worth, why it was lost. */
type Assignment = {
  stage: string
  ownerId: string | null
  answeredAt: string | null
  /** With the id of who snoozed it. */
  snooze: (Snooze & { by: string | null }) | null
  value: number | null
  reason: string | null
}

/** An earlier release stored no snooze, no value and no reason. */
type StoredAssignment = Pick<Assignment, 'stage' | 'ownerId' | 'answeredAt'> & Partial<Assignment>

/**
 * How to undo one change, as stored. It contains ids and stages, but no personal data. `handling` is the stored name of an
 * assignment.
 */
export type UndoStep =
  | { kind: 'handling'; requestId: string; before: StoredAssignment; after: StoredAssignment }
  | { kind: 'released'; requestId: string }
  | { kind: 'note-added' | 'note-deleted'; requestId: string; noteId: string }
  | { kind: 'apart'; requestId: string; isApart: boolean }
  | { kind: 'reply'; requestId: string; replyId: string }
  | ({ kind: 'appointment'; requestId: string } & AppointmentUndo)

/** How to undo a change: an appointment as it was, and as the change has left it. */
export type AppointmentUndo = {
  appointmentId: string
  /** Null for one that did not exist. */
  before: Pick<
    AppointmentRow,
    'state' | 'holder' | 'starts_at' | 'ends_at' | 'busy_from' | 'busy_until' | 'zone'
  > | null
  after: Pick<AppointmentRow, 'state' | 'sequence'>
}

/** Sets the stage, owner, snooze, value or reason of requests. @returns the ids of the changed ones */
export function* changeRequests(
  sql: Sql,
  { ids, change, ...actor }: ChangeRequests & Actor & { tokenHash: string },
): Transaction<string[]> {
  yield* lock([deskLock])
  const changes = (yield* readAssignments(sql, ids)).flatMap((request) => {
    const before = assignmentOf(request)
    const staged = change.state === undefined ? before : withStage(before, change.state, actor.now)
    const after = withSnooze(
      {
        ...staged,
        ...(change.ownerId !== undefined && { ownerId: change.ownerId }),
        ...(change.value !== undefined && { value: change.value }),
        ...(change.reason !== undefined && staged.stage === 'lost' && { reason: change.reason }),
      },
      change.snooze && { ...change.snooze, by: actor.staffId },
    )
    return isSameAssignment(after, before) ? [] : [{ request, after }]
  })
  yield* recordUndo(sql, yield* writeAssignments(sql, changes, actor), actor)
  for (const { request, after } of changes) {
    yield* addAuditEntry(sql, {
      at: actor.now,
      staffId: actor.staffId,
      action: 'request.changed',
      subject: { kind: 'request', id: request.id },
      details: { state: after.stage, ownerId: after.ownerId, snoozedUntil: after.snooze?.until ?? null },
    })
  }
  return changes.map(({ request }) => request.id)
}

/** A request that staff work on; not held, erased or a probe. */
type AssignedRequest = Assignment & { id: string }

export const assignmentOf = (request: AssignedRequest): Assignment => ({
  stage: request.stage,
  ownerId: request.ownerId,
  answeredAt: request.answeredAt,
  snooze: request.snooze,
  value: request.value,
  reason: request.reason,
})

/** Whether two assignments set the same. */
export const isSameAssignment = (one: Assignment, other: Assignment): boolean =>
  one.stage === other.stage &&
  one.ownerId === other.ownerId &&
  one.value === other.value &&
  one.reason === other.reason &&
  isSameSnooze(one, other)

const isSameSnooze = (
  { snooze: one }: Partial<Pick<Assignment, 'snooze'>>,
  { snooze: other }: Partial<Pick<Assignment, 'snooze'>>,
): boolean => one?.until === other?.until && one?.kind === other?.kind

/** Reads the assignments of these requests; those that are not accepted are left out. */
export function* readAssignments(
  sql: Sql,
  ids: readonly string[],
): Generator<Step, AssignedRequest[], unknown[]> {
  const rows = yield* rowsOf(
    sql
      .selectFrom('consultations')
      .select([
        'id',
        'stage',
        'owner_id',
        'answered_at',
        'snoozed_until',
        'snooze_kind',
        'snoozed_by',
        'value',
        'reason',
      ])
      .where('id', 'in', ids)
      .where('state', '=', 'accepted'),
  )
  return rows.map((row) => {
    const snooze = snoozeOf(row)
    return {
      id: row.id,
      stage: row.stage,
      ownerId: row.owner_id,
      answeredAt: row.answered_at,
      snooze: snooze && { ...snooze, by: row.snoozed_by },
      value: row.value,
      reason: row.reason,
    }
  })
}

/**
 * Writes the assignments of requests with their history, and returns how to undo it. A trigger of the table records each
 * change in `request_changes`, which every open desk follows (`request-changes.ts`).
 */
export function* writeAssignments(
  sql: Sql,
  changes: readonly { request: AssignedRequest; after: Assignment }[],
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
          snoozed_until: after.snooze?.until ?? null,
          snooze_kind: after.snooze?.kind ?? null,
          snoozed_by: after.snooze?.by ?? null,
          value: after.value,
          reason: after.reason,
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
    before: assignmentOf(request),
    after,
  }))
}

function factsOf(before: Assignment, after: Assignment): HistoryFact[] {
  return [
    ...(before.stage === after.stage
      ? []
      : [{ kind: 'state' as const, from: before.stage as RequestStage, to: after.stage as RequestStage }]),
    ...(before.ownerId === after.ownerId
      ? []
      : [{ kind: 'owner' as const, from: before.ownerId, to: after.ownerId }]),
    ...snoozeFactsOf(before, after),
    ...(before.value === after.value
      ? []
      : [{ kind: 'value' as const, from: before.value, to: after.value }]),
    // That a reason went with its stage goes without saying.
    ...(before.reason === after.reason || after.stage !== 'lost'
      ? []
      : [{ kind: 'reason' as const, from: before.reason, to: after.reason }]),
  ]
}

function snoozeFactsOf(before: Assignment, after: Assignment): HistoryFact[] {
  if (isSameSnooze(before, after)) return []
  if (after.snooze !== null) {
    const { until, kind } = after.snooze
    return [{ kind: 'snoozed', snooze: { until, kind } }]
  }
  // The state alone says that it is done.
  return isDone(after) ? [] : [{ kind: 'unsnoozed', because: 'person' }]
}

const isDone = ({ stage }: Assignment): boolean => stage === 'won' || stage === 'lost'

/** Snoozes a request, or with null brings it back; undefined changes nothing. */
const withSnooze = (after: Assignment, snooze: Assignment['snooze'] | undefined): Assignment =>
  permitted(snooze === undefined ? after : { ...after, snooze })

/** A request that is done is not snoozed, and only a lost one has a reason. */
export const permitted = (assignment: Assignment): Assignment => ({
  ...assignment,
  snooze: isDone(assignment) ? null : assignment.snooze,
  reason: assignment.stage === 'lost' ? assignment.reason : null,
})

/** The assignment after an entry of this person: what somebody else snoozed comes back. */
export const afterEntryOf = (staffId: string | null, before: Assignment): Assignment => ({
  ...before,
  snooze: before.snooze?.by === staffId ? before.snooze : null,
})

/**
 * The assignment after a change of the stage: when it first leaves `new`, it counts as answered, and only a lost request
 * has a reason.
 */
export const withStage = (before: Assignment, stage: string, now: string): Assignment => ({
  ...before,
  stage,
  answeredAt: stage === 'new' ? null : (before.answeredAt ?? now),
  reason: stage === 'lost' ? before.reason : null,
})

/** Marks a request as changed because of related rows: lists and open desks read it again. */
export function* touchRequest(sql: Sql, id: string): Generator<Step, void, unknown[]> {
  yield* rowsOf(touchRequests(sql).where('id', '=', id))
}

/** Stores how to undo a transaction's changes. `tokenHash` is the hash of the person's token. */
export function* recordUndo(
  sql: Sql,
  steps: readonly UndoStep[],
  { tokenHash, staffId, now }: Actor & { tokenHash: string },
): Generator<Step, void, unknown[]> {
  if (steps.length === 0 || staffId === null) return
  const before = new Date(Date.parse(now) - undoTime).toISOString()
  yield* rowsOf(sql.deleteFrom('desk_undos').where('created_at', '<', before))
  yield* rowsOf(
    sql
      .insertInto('desk_undos')
      .values({ token_hash: tokenHash, staff_id: staffId, created_at: now, steps: JSON.stringify(steps) }),
  )
}
