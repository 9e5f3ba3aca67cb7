import { sql as raw } from 'kysely'
import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#server/runtime/config.ts'
import { inBatches } from '#server/store/in-batches.ts'
import { countOf, rowsOf, wipe } from '#server/store/transaction.ts'
import type { Sql, Transaction, TransactionRunner } from '#server/store/transaction.ts'
import { countVoiceCalls, deleteVoiceCalls } from '#server/voice/calls/voice-call-transactions.ts'

/** Days for which each kind is kept; null if it never expires. `runtime/config.ts` has the defaults. */
export type Retention = {
  /** `RETENTION_REQUESTS_DAYS` */
  requests: number | null
  /** `RETENTION_HELD_DAYS`, of requests held as suspected spam; null: as long as all requests. */
  held: number | null
  /** `RETENTION_CALLS_DAYS` */
  calls: number
  /** `RETENTION_AUDIT_DAYS` */
  audit: number
  /** `RETENTION_BACKUPS_DAYS` */
  backups: number | null
}

/** Reads the retention settings. */
export function readRetention(
  config: Pick<
    Config,
    | 'RETENTION_REQUESTS_DAYS'
    | 'RETENTION_HELD_DAYS'
    | 'RETENTION_CALLS_DAYS'
    | 'RETENTION_AUDIT_DAYS'
    | 'RETENTION_BACKUPS_DAYS'
  >,
): Retention {
  return {
    requests: config.RETENTION_REQUESTS_DAYS ?? null,
    held: config.RETENTION_HELD_DAYS ?? null,
    calls: config.RETENTION_CALLS_DAYS,
    audit: config.RETENTION_AUDIT_DAYS,
    backups: config.RETENTION_BACKUPS_DAYS ?? null,
  }
}

/** The days for which a kind is kept. Held requests are kept as long as all others, unless they have their own period. */
export const retentionDays = (retention: Retention, kind: keyof Retention): number | null =>
  kind === 'held' ? (retention.held ?? retention.requests) : retention[kind]

/** How many rows of each kind have expired. */
export type Outdated = Record<keyof Retention, number>

/** Requests older than an instant (ISO 8601): either those held as suspected spam, or all others. */
type OutdatedRequests = { before: string; isHeld: boolean }

/** With an appointment, a request is as old as that is over. */
const hasNoAppointmentSince = (before: string) =>
  raw<boolean>`not exists (select 1 from appointments
    where request_id = consultations.id and appointments.state in ('booked', 'no-show') and ends_at >= ${before})`

/** Counts the requests that are older than an instant. */
export function* countOutdatedRequests(sql: Sql, { before, isHeld }: OutdatedRequests): Transaction<number> {
  return yield* countOf(
    sql
      .selectFrom('consultations')
      .where('created_at', '<', before)
      .where('desk_state', isHeld ? '=' : '!=', 'held')
      .where(hasNoAppointmentSince(before)),
  )
}

/** Deletes the oldest of them, up to a limit, with everything that belongs to them. Returns their number. */
export function* deleteOutdatedRequests(
  sql: Sql,
  { before, isHeld, most }: OutdatedRequests & { most: number },
): Transaction<number> {
  const oldest = sql
    .selectFrom('consultations')
    .select('id')
    .where('created_at', '<', before)
    // This column has an index: only requests of the kind are read.
    .where('desk_state', isHeld ? '=' : '!=', 'held')
    .where(hasNoAppointmentSince(before))
    .orderBy('created_at')
    .limit(most)
  const deleted = yield* rowsOf(sql.deleteFrom('consultations').where('id', 'in', oldest).returning('id'))
  return deleted.length
}

/** Counts the entries of the audit that are older than an instant. */
export function* countOutdatedAudit(sql: Sql, { before }: { before: string }): Transaction<number> {
  return yield* countOf(sql.selectFrom('audit_entries').where('at', '<', before))
}

/** Deletes the oldest, at most the given number, and returns how many it deleted. */
export function* deleteOutdatedAudit(
  sql: Sql,
  { before, most }: { before: string; most: number },
): Transaction<number> {
  const oldest = sql
    .selectFrom('audit_entries')
    .select('id')
    .where('at', '<', before)
    .orderBy('at')
    .limit(most)
  const deleted = yield* rowsOf(sql.deleteFrom('audit_entries').where('id', 'in', oldest).returning('id'))
  return deleted.length
}

/** Deletes times that staff kept free and that ended before an instant (ISO 8601). */
export function* deleteOutdatedBlocked(sql: Sql, { before }: { before: string }): Transaction<null> {
  yield* rowsOf(
    // The first condition is that of the index.
    sql
      .deleteFrom('appointments')
      .where(raw<boolean>`state in ('held', 'booked', 'blocked')`)
      .where('state', '=', 'blocked')
      .where('ends_at', '<', before),
  )
  return null
}

/** Empties the log of the embedded store, which holds what was deleted. */
export function* wipeOutdated(_sql: Sql): Transaction<null> {
  yield* wipe()
  return null
}

const day = 86_400_000

/** Deletes expired data. With `isDryRun`, only counts it. */
export async function deleteOutdated(
  store: Pick<TransactionRunner, 'run'>,
  options: { retention: Retention; dataDir: string; now: Date; isDryRun: boolean },
): Promise<Outdated> {
  const { retention, dataDir, now, isDryRun } = options
  const before = (days: number) => new Date(now.getTime() - days * day).toISOString()
  const requestsOf = (days: number | null, isHeld: boolean) => {
    if (days === null) return 0
    const outdated = { before: before(days), isHeld }
    return isDryRun
      ? store.run(countOutdatedRequests, outdated)
      : inBatches((most) => store.run(deleteOutdatedRequests, { ...outdated, most }))
  }
  const time = before(retention.calls)
  const outdated = {
    requests: await requestsOf(retentionDays(retention, 'requests'), false),
    held: await requestsOf(retentionDays(retention, 'held'), true),
    calls: isDryRun
      ? await store.run(countVoiceCalls, { time })
      : await inBatches((most) => store.run(deleteVoiceCalls, { time, most })),
    audit: isDryRun
      ? await store.run(countOutdatedAudit, { before: before(retention.audit) })
      : await inBatches((most) => store.run(deleteOutdatedAudit, { before: before(retention.audit), most })),
  }
  // As the audit, they say what staff did.
  if (!isDryRun) await store.run(deleteOutdatedBlocked, { before: before(retention.audit) })
  // Always, because a command may have left this to the server.
  if (!isDryRun) await store.run(wipeOutdated, undefined)
  const backups = retention.backups === null ? [] : oldBackups(dataDir, before(retention.backups))
  if (!isDryRun) for (const file of backups) rmSync(file, { force: true, recursive: true })
  return { ...outdated, backups: backups.length }
}

/**
 * Copies that this program made (`npm run backup`, before a migration and before a restore), under any of their names,
 * also if it was killed before they were complete.
 */
function oldBackups(dataDir: string, before: string): string[] {
  const folder = join(dataDir, 'backups')
  let names: string[]
  try {
    names = readdirSync(folder)
  } catch {
    return []
  }
  return names
    .filter((name) => /\.(?:sqlite|dump)(?:\.unfinished)?$|-before-restore$/.test(name))
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).mtime.toISOString() < before)
}
