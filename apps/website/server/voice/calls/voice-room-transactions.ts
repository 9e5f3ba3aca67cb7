import { rowsOf } from '#server/store/transaction.ts'
import type { Sql, Transaction } from '#server/store/transaction.ts'
import type { VoiceRoomRow } from '#server/store/tables/voice-call-rows.ts'

/** Adds a room, or restores one that was claimed. */
export function* putVoiceRoom(sql: Sql, { room }: { room: VoiceRoomRow }): Transaction<null> {
  yield* rowsOf(
    sql
      .insertInto('voice_rooms')
      .values(room)
      .onConflict((conflict) => conflict.column('token_hash').doUpdateSet(room)),
  )
  return null
}

/**
 * Claims a room: deletes and returns it if it belongs to this origin and has not expired at `now`. Only one of two
 * concurrent deletions succeeds, on both engines.
 */
export function* claimVoiceRoom(
  sql: Sql,
  { tokenHash, origin, now }: { tokenHash: string; origin: string | null; now: string },
): Transaction<VoiceRoomRow | null> {
  const [room] = yield* rowsOf(
    sql
      .deleteFrom('voice_rooms')
      .where('token_hash', '=', tokenHash)
      .where('origin', origin === null ? 'is' : '=', origin)
      .where('expires_at', '>', now)
      .returningAll(),
  )
  return room ?? null
}

/** Deletes the rooms that have expired at `now`. */
export function* deleteVoiceRooms(sql: Sql, { now }: { now: string }): Transaction<null> {
  yield* rowsOf(sql.deleteFrom('voice_rooms').where('expires_at', '<=', now))
  return null
}
