import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { rowsOf } from '#server/database/transaction.ts'
import type { Sql, Transaction } from '#server/database/transaction.ts'
import type { TransactionRunner } from '#server/database/transaction-runner.ts'

/** For how many days each kind is kept; null for as long as nobody deletes it. */
export type Retention = {
  requests: number | null
  held: number | null
  calls: number
  backups: number | null
}

/** What the operator set. */
export function readRetention(
  config: Pick<
    Config,
    'RETENTION_REQUESTS_DAYS' | 'RETENTION_HELD_DAYS' | 'RETENTION_CALLS_DAYS' | 'RETENTION_BACKUPS_DAYS'
  >,
): Retention {
  return {
    requests: config.RETENTION_REQUESTS_DAYS ?? null,
    held: config.RETENTION_HELD_DAYS ?? null,
    calls: config.RETENTION_CALLS_DAYS,
    backups: config.RETENTION_BACKUPS_DAYS ?? null,
  }
}

/** How many of each kind are older than they may be, or were. */
export type Outdated = { requests: number; held: number; calls: number; backups: number }

/** Counts what is older than these instants (ISO 8601), or deletes it with all that belongs to it. */
export function* forgetOutdated(
  sql: Sql,
  input: { requests: string | null; held: string | null; calls: string; isRehearsal: boolean },
): Transaction<Omit<Outdated, 'backups'>> {
  const { requests, held, calls, isRehearsal } = input
  const ofRequests = function* (before: string | null, isHeld: boolean) {
    if (before === null) return 0
    const state = isHeld ? '=' : '!='
    const rows = yield* rowsOf(
      isRehearsal
        ? sql
            .selectFrom('consultations')
            .select('id')
            .where('created_at', '<', before)
            .where('state', state, 'held')
        : sql
            .deleteFrom('consultations')
            .where('created_at', '<', before)
            .where('state', state, 'held')
            .returning('id'),
    )
    return rows.length
  }
  const callRows = yield* rowsOf(
    isRehearsal
      ? sql.selectFrom('voice_calls').select('id').where('created_at', '<', calls)
      : sql.deleteFrom('voice_calls').where('created_at', '<', calls).returning('id'),
  )
  return {
    requests: yield* ofRequests(requests, false),
    held: yield* ofRequests(held, true),
    calls: callRows.length,
  }
}

const day = 86_400_000

/** Deletes what is older than the operator set, or with `isRehearsal` only counts it. */
export async function keepRetention(
  store: Pick<TransactionRunner, 'run'>,
  options: { retention: Retention; dataDir: string; now: Date; isRehearsal: boolean },
): Promise<Outdated> {
  const { retention, dataDir, now, isRehearsal } = options
  const before = (days: number) => new Date(now.getTime() - days * day).toISOString()
  const orNull = (days: number | null) => (days === null ? null : before(days))
  const outdated = await store.run('forgetOutdated', {
    requests: orNull(retention.requests),
    held: orNull(retention.held ?? retention.requests),
    calls: before(retention.calls),
    isRehearsal,
  })
  const backups = retention.backups === null ? [] : oldBackups(dataDir, before(retention.backups))
  if (!isRehearsal) for (const file of backups) rmSync(file, { force: true, recursive: true })
  return { ...outdated, backups: backups.length }
}

/** Copies that this program made (`npm run backup`, before a migration and before a restore), whatever they are called. */
function oldBackups(dataDir: string, before: string): string[] {
  const folder = join(dataDir, 'backups')
  let names: string[]
  try {
    names = readdirSync(folder)
  } catch {
    return []
  }
  return names
    .filter((name) => /\.sqlite$|-before-restore$/.test(name))
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).mtime.toISOString() < before)
}
