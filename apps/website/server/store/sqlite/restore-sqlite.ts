import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pendingMigrations, readMigrations } from '../migrations.ts'
import { backupTimestamp } from './backup-sqlite.ts'
import { holdDataDirectory } from './hold-data-directory.ts'
import { makeFolder, privateFile } from './make-data-directory.ts'
import { readAppliedToFile } from './migrate-sqlite.ts'
import { databaseFile } from './open-sqlite.ts'
import { OperatorError } from '#server/runtime/operator-error.ts'

/**
 * Replaces the embedded store with a backup. The former store is kept beside the backups, with its log, even if it is
 * damaged.
 * @returns the folder of the former store; null if there was none.
 * @throws OperatorError while a server runs on the data directory, and if the backup is damaged.
 */
export async function restoreSqlite(backup: string, dataDir: string): Promise<string | null> {
  refuseUnlessWhole(backup)
  const letGo = await holdDataDirectory(dataDir, { wait: 0 })
  try {
    const file = databaseFile(dataDir)
    const ready = `${file}.restoring`
    copyPrivately(backup, ready)
    keep(ready)
    const former = existsSync(file)
      ? join(dataDir, 'backups', `${backupTimestamp(new Date())}-before-restore`)
      : null
    if (former !== null) {
      makeFolder(former)
      // Copy before removing: a crash leaves either the file with its log, or the copy of both.
      for (const suffix of ['', '-wal', '-shm']) {
        if (existsSync(file + suffix)) copyPrivately(file + suffix, databaseFile(former) + suffix)
      }
      keep(databaseFile(former))
    }
    // SQLite would apply the old log to the backup.
    for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true })
    renameSync(ready, file)
    return former
  } finally {
    letGo()
  }
}

/**
 * Reads a whole backup to verify it.
 * @throws OperatorError
 */
export function refuseUnlessWhole(backup: string): void {
  if (!existsSync(backup)) throw new OperatorError(`The file ${backup} does not exist.`)
  try {
    const database = new DatabaseSync(backup, { readOnly: true })
    try {
      const [row] = database.prepare('PRAGMA integrity_check').all()
      if (row?.integrity_check !== 'ok') throw new Error(String(row?.integrity_check))
    } finally {
      database.close()
    }
  } catch (error) {
    throw new OperatorError(`${backup} is damaged or not a database. Use another backup.`, {
      cause: error,
    })
  }
  const applied = readAppliedToFile(backup)
  if (applied.length === 0) throw new OperatorError(`${backup} is not a backup of this site.`)
  pendingMigrations(readMigrations('sqlite'), applied)
}

function copyPrivately(from: string, to: string): void {
  copyFileSync(from, to)
  chmodSync(to, privateFile)
}

function keep(file: string): void {
  const open = openSync(file, 'r+')
  try {
    fsyncSync(open)
  } finally {
    closeSync(open)
  }
}
