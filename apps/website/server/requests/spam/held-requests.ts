import type { DeskLanguage } from '#contract/desk/languages.ts'
import { staffWords } from '#contract/staff-words/staff-words.ts'
import { mailHeldAppointment } from '#server/requests/delivery/appointment-mails.ts'
import { insertDeliveries, enqueueNotice } from '#server/requests/delivery/outbox.ts'
import { lock, rowsOf, type Sql, type Transaction, undo, type Step } from '#server/store/transaction.ts'
import { deskLock } from '#server/requests/receive/request-history.ts'
import { snoozedBeside, wakeOnEntry } from '#server/requests/receive/wake-on-entry.ts'
import type { Notice } from '#server/requests/delivery/channel.ts'
import { readJudgement } from './flag-consultation.ts'

/**
 * Releases a held request for normal delivery, and brings back others of the person that are snoozed. Returns false if it is
 * not held. `now` and `dueAt` are ISO 8601.
 */
export function* releaseConsultation(
  sql: Sql,
  {
    id,
    channels,
    now,
    dueAt,
  }: { id: string; channels: readonly string[]; now: string; dueAt?: string | undefined },
): Transaction<boolean> {
  yield* lock([deskLock])
  const [held] = yield* rowsOf(
    sql
      .updateTable('consultations')
      .set({ state: 'accepted' })
      .where('id', '=', id)
      .where('state', '=', 'held')
      .returning(['spam', 'email']),
  )
  if (!held) return false
  yield* rowsOf(
    sql
      .updateTable('consultations')
      .set({ spam: JSON.stringify({ ...readJudgement(held.spam), releasedAt: now }) })
      .where('id', '=', id),
  )
  const snoozed = yield* rowsOf(snoozedBeside(sql, { id, email: held.email }))
  yield* wakeOnEntry(sql, { ids: snoozed.map((row) => row.id), now })
  const isInvited = yield* mailHeldAppointment(sql, { requestId: id, channels, now, dueAt })
  yield* insertDeliveries(sql, {
    name: id,
    subject: { consultation_id: id },
    // The invitation confirms the request.
    channels: isInvited ? channels.filter((channel) => channel !== 'confirmation') : channels,
    now,
    dueAt,
  })
  return true
}

/** Maximum number of ids in a digest; `npm run requests` lists all. */
const maxListed = 20

/**
 * Notifies staff once a day of the held requests that no earlier digest has named: their number and ids, but no text.
 * Records each named request, because a digest per period would miss requests that are committed late or that arrived
 * before a downtime. Skips days without any.
 * @param input.day names the day, such as `2026-11-22`; a day has one digest
 * @param input.channels names of channels that accept notices
 * @returns the number of requests in the digest.
 */
export function* enqueueHeldDigest(
  sql: Sql,
  input: { day: string; channels: readonly string[]; language?: DeskLanguage; now: string },
): Transaction<number> {
  const { day, channels, language = 'en', now } = input
  if (channels.length === 0) return 0
  const named = yield* rowsOf(
    sql
      .insertInto('held_digests')
      .columns(['consultation_id', 'named_at'])
      .expression((from) =>
        from
          .selectFrom('consultations')
          .select((row) => ['id', row.val(now).as('named_at')])
          .where('desk_state', '=', 'held')
          .where('id', 'not in', (names) => names.selectFrom('held_digests').select('consultation_id')),
      )
      // Another instance may name the same requests.
      .onConflict((conflict) => conflict.doNothing())
      .returning('consultation_id'),
  )
  if (named.length === 0) return 0
  // Ids sort by time.
  const ids = named.map(({ consultation_id: id }) => id).toSorted((a, b) => (a < b ? 1 : -1))
  const notice = digestOf(day, ids, language)
  yield* enqueueNotice(sql, { notice, channels, now })
  if (yield* isWritten(sql, notice, channels)) return ids.length
  // This day already has its digest, or the only channel has no subscriber: the next digest names these requests.
  yield* undo()
  return 0
}

function digestOf(day: string, ids: readonly string[], language: DeskLanguage): Notice {
  const words = staffWords[language].notices
  const [first] = ids
  const listed = ids.slice(0, maxListed)
  return {
    id: `held-${day}`,
    title: words.held(ids.length),
    text: [
      words.heldText,
      ...listed,
      ...(ids.length > listed.length ? [words.heldMore(ids.length - listed.length)] : []),
      '',
      `${words.heldAll} npm run requests -- list --state held`,
      `${words.heldRead} npm run requests -- show ${first}`,
      `${words.heldDeliver} npm run requests -- release ${first}`,
    ].join('\n'),
  }
}

/** Whether every channel with a digest of this day has this one. */
function* isWritten(
  sql: Sql,
  notice: Notice,
  channels: readonly string[],
): Generator<Step, boolean, unknown[]> {
  const rows = yield* rowsOf(
    sql
      .selectFrom('deliveries')
      .select('notice')
      .where(
        'id',
        'in',
        channels.map((channel) => `${notice.id}-${channel}`),
      ),
  )
  const text = JSON.stringify(notice)
  return rows.length > 0 && rows.every((row) => row.notice === text)
}
