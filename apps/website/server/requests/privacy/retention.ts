import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#server/runtime/config.ts'
import { inPortions } from '#server/store/in-portions.ts'
import { rowsOf } from '#server/store/transaction.ts'
import type { Sql, Transaction } from '#server/store/transaction.ts'
import type { TransactionRunner } from '#server/store/transaction.ts'
import { countVoiceCalls, deleteVoiceCalls } from '#server/voice/calls/voice-call-transactions.ts'

/** Days for which each kind is kept; null if it never expires. */
export type Retention = {
  requests: number | null
  held: number | null
  calls: number
  audit: number
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

/** How many rows of each kind have expired. */
export type Outdated = Record<keyof Retention, number>

/** Requests older than an instant (ISO 8601): either those held as suspected spam, or all others. */
type OutdatedRequests = { before: string; isHeld: boolean }

/** Counts the requests that are older than an instant. */
export function* countOutdatedRequests(sql: Sql, { before, isHeld }: OutdatedRequests): Transaction<number> {
  const [row] = yield* rowsOf(
    sql
      .selectFrom('consultations')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('created_at', '<', before)
      .where('desk_state', isHeld ? '=' : '!=', 'held'),
  )
  return Number(row?.count)
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
    .orderBy('created_at')
    .limit(most)
  const deleted = yield* rowsOf(sql.deleteFrom('consultations').where('id', 'in', oldest).returning('id'))
  return deleted.length
}

/** Counts the entries of the audit that are older than an instant. */
export function* countOutdatedAudit(sql: Sql, { before }: { before: string }): Transaction<number> {
  const [row] = yield* rowsOf(
    sql
      .selectFrom('audit_entries')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('at', '<', before),
  )
  return Number(row?.count)
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

const day = 86_400_000

/** Deletes expired data. With `isRehearsal`, only counts it. */
export async function keepRetention(
  store: Pick<TransactionRunner, 'run'>,
  options: { retention: Retention; dataDir: string; now: Date; isRehearsal: boolean },
): Promise<Outdated> {
  const { retention, dataDir, now, isRehearsal } = options
  const before = (days: number) => new Date(now.getTime() - days * day).toISOString()
  const requestsOf = (days: number | null, isHeld: boolean) => {
    if (days === null) return 0
    const outdated = { before: before(days), isHeld }
    return isRehearsal
      ? store.run(countOutdatedRequests, outdated)
      : inPortions((most) => store.run(deleteOutdatedRequests, { ...outdated, most }))
  }
  const time = before(retention.calls)
  const outdated = {
    requests: await requestsOf(retention.requests, false),
    held: await requestsOf(retention.held ?? retention.requests, true),
    calls: isRehearsal
      ? await store.run(countVoiceCalls, { time })
      : await inPortions((most) => store.run(deleteVoiceCalls, { time, most })),
    audit: isRehearsal
      ? await store.run(countOutdatedAudit, { before: before(retention.audit) })
      : await inPortions((most) => store.run(deleteOutdatedAudit, { before: before(retention.audit), most })),
  }
  const backups = retention.backups === null ? [] : oldBackups(dataDir, before(retention.backups))
  if (!isRehearsal) for (const file of backups) rmSync(file, { force: true, recursive: true })
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
