import { DatabaseSync } from 'node:sqlite'
import { beginFile } from './begin-file.ts'

/**
 * Copies the database into a new file, consistent even while a server writes to it. A copy with its final name is
 * complete.
 * @throws when the target cannot be written.
 */
export function backupSqlite(file: string, target: string): void {
  using copy = beginFile(target)
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    database.prepare('VACUUM INTO ?').run(copy.unfinished)
  } finally {
    database.close()
  }
  copy.complete()
}
