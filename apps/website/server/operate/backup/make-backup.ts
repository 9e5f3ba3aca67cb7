import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Config } from '#server/runtime/config.ts'
import { findPrimary } from '#server/store/postgres/find-primary.ts'
import { backupSqlite, backupTimestamp } from '#server/store/sqlite/backup-sqlite.ts'
import { openUnfinishedFile } from '#server/store/sqlite/open-unfinished-file.ts'
import { databaseFile } from '#server/store/sqlite/open-sqlite.ts'
import { OperatorError } from '#server/runtime/operator-error.ts'
import { runPostgresProgram } from './run-postgres-program.ts'

/** Where the store is, and where copies of backups go. */
export type BackupSettings = Pick<Config, 'DATABASE_URL' | 'DATA_DIR' | 'BACKUP_COPY_COMMAND'>

/**
 * Makes a consistent backup of the store, even while servers write to it, and runs the operator's copy command if one
 * is set. A file with its final name is complete.
 * @param target the file; by default one in `DATA_DIR/backups`, named by the time (UTC)
 * @returns the file
 * @throws OperatorError when the backup or its copy fails. If only the copy failed, the backup stays.
 */
export async function makeBackup(settings: BackupSettings, target?: string): Promise<string> {
  const { DATABASE_URL, DATA_DIR, BACKUP_COPY_COMMAND } = settings
  const extension = DATABASE_URL === undefined ? 'sqlite' : 'dump'
  const file = target ?? join(DATA_DIR, 'backups', `${backupTimestamp(new Date())}.${extension}`)
  if (DATABASE_URL === undefined) backupSqlite(databaseFile(DATA_DIR), file)
  else await dumpPostgres(DATABASE_URL, file)
  if (BACKUP_COPY_COMMAND !== undefined) await copyElsewhere(BACKUP_COPY_COMMAND, file)
  return file
}

async function dumpPostgres(url: string, file: string): Promise<void> {
  using dump = openUnfinishedFile(file)
  await runPostgresProgram('pg_dump', await findPrimary(url), [
    '--format=custom',
    '--no-owner',
    '--no-sync',
    '--file',
    dump.unfinished,
  ])
  dump.complete()
}

async function copyElsewhere(command: string, file: string): Promise<void> {
  const shell = spawn('/bin/sh', ['-c', command, 'sh', file], { stdio: ['ignore', 'inherit', 'inherit'] })
  const [code] = (await once(shell, 'close')) as [number | null]
  if (code !== 0) {
    throw new OperatorError(
      `The backup ${file} is complete, but BACKUP_COPY_COMMAND exited with code ${code}: the only copy may be on this machine.`,
    )
  }
}
