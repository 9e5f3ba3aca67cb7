import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { makeFolder } from './make-folder.ts'

/**
 * Copies the database into a new file, consistent even while a server writes to it. A copy with its final name is
 * complete.
 * @throws when the target cannot be written.
 */
export function backupSqlite(file: string, target: string): void {
  makeFolder(dirname(target))
  const unfinished = `${target}.unfinished`
  rmSync(unfinished, { force: true })
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  const syncing = new Worker(new URL('./sync-while-written.ts', import.meta.url), { workerData: unfinished })
  try {
    database.prepare('VACUUM INTO ?').run(unfinished)
  } finally {
    database.close()
    void syncing.terminate()
  }
  const copy = openSync(unfinished, 'r+')
  try {
    fsyncSync(copy)
  } finally {
    closeSync(copy)
  }
  renameSync(unfinished, target)
}
