import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createMigrationsTable, pendingMigrations } from '../migrations.ts'
import type { Migration } from '../migrations.ts'
import { backupSqlite, backupTimestamp } from './backup-sqlite.ts'
import { privateFile } from './make-data-directory.ts'
import { openSqlite, refuseEmptyFile } from './open-sqlite.ts'

/**
 * Applies the missing migrations in one transaction, and creates the file if needed. An existing database
 * is copied into `backupFolder` first.
 * @returns the names of the migrations it applied.
 * @throws SchemaTooNewError when the file belongs to a newer release; then nothing is changed.
 * @throws OperatorError when the file is empty.
 */
export function migrateSqlite(file: string, backupFolder: string, known: readonly Migration[]): string[] {
  if (existsSync(file)) {
    refuseEmptyFile(file)
    return applyMissing(file, backupFolder, known)
  }
  // A file has its name once it has its tables, so that an empty one is never taken for a new one.
  const unfinished = `${file}.new`
  for (const suffix of ['', '-wal', '-shm']) rmSync(unfinished + suffix, { force: true })
  // The log and its index get the mode of the file.
  writeFileSync(unfinished, '', { mode: privateFile })
  const applied = applyMissing(unfinished, backupFolder, known)
  // SQLite syncs the folder when it creates the log, before the first commit to the file.
  renameSync(unfinished, file)
  return applied
}

function applyMissing(file: string, backupFolder: string, known: readonly Migration[]): string[] {
  const database = openSqlite(file)
  try {
    const applied = readApplied(database)
    const pending = pendingMigrations(known, applied)
    const last = pending.at(-1)
    if (!last) return []
    if (applied.length > 0) {
      backupSqlite(file, join(backupFolder, `${backupTimestamp(new Date())}-before-${last.name}.sqlite`))
      // Overwrites what an earlier release deleted, and copies that SQLite left in pages that it had split.
      database.exec('VACUUM')
    }
    database.exec('BEGIN IMMEDIATE')
    database.exec(createMigrationsTable)
    for (const { name, sql } of pending) {
      database.exec(sql)
      database
        .prepare('INSERT INTO migrations (name, applied_at) VALUES (?, ?)')
        .run(name, new Date().toISOString())
    }
    database.exec('COMMIT')
    return pending.map(({ name }) => name)
  } finally {
    database.close()
  }
}

/** Reads the names of the applied migrations, without writing. */
export function readAppliedToFile(file: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    return readApplied(database)
  } finally {
    database.close()
  }
}

function readApplied(database: DatabaseSync): string[] {
  const table = database
    .prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'migrations'")
    .get()
  if (!table) return []
  return database
    .prepare('SELECT name FROM migrations ORDER BY name')
    .all()
    .map((row) => String(row.name))
}
