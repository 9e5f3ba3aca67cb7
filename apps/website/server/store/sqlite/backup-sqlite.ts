import { DatabaseSync } from 'node:sqlite'
import { openUnfinishedFile } from './open-unfinished-file.ts'

/**
 * Copies the database into a new file, consistent even while a server writes to it. A copy with its final name is
 * complete.
 * @throws when the target cannot be written.
 */
export function backupSqlite(file: string, target: string): void {
  using copy = openUnfinishedFile(target)
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    database.prepare('VACUUM INTO ?').run(copy.unfinished)
  } finally {
    database.close()
  }
  copy.complete()
}

/** `2026-11-21T04-31-56Z`: sorts by time and is a valid file name on every system. */
export function backupTimestamp(date: Date): string {
  return date.toISOString().replace(/\.\d+/, '').replaceAll(':', '-')
}

const written = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z/

/** Parses the time at the start of a backup's name; null if the file is not a backup. */
export function readBackupTimestamp(name: string): Date | null {
  const [, date, hour, minute, second] = written.exec(name) ?? []
  return date === undefined ? null : new Date(`${date}T${hour}:${minute}:${second}Z`)
}
