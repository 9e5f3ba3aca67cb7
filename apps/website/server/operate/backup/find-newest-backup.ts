import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readBackupTimestamp } from '#server/store/sqlite/backup-sqlite.ts'
import { OperatorError } from '#server/runtime/operator-error.ts'

/** A backup in `DATA_DIR/backups`. */
export type Backup = { file: string; madeAt: Date; bytes: number }

/**
 * Finds the newest backup of a store.
 * @throws OperatorError when there is no backup
 */
export function findNewestBackup(dataDir: string, extension: 'sqlite' | 'dump'): Backup {
  const folder = join(dataDir, 'backups')
  let names: string[] = []
  try {
    names = readdirSync(folder)
  } catch {
    // A missing folder means there is no backup.
  }
  const newest = names
    .filter((name) => name.endsWith(`.${extension}`))
    .map((name) => ({ file: join(folder, name), madeAt: readBackupTimestamp(name) }))
    .filter((backup): backup is { file: string; madeAt: Date } => backup.madeAt !== null)
    .toSorted((a, b) => a.madeAt.getTime() - b.madeAt.getTime())
    .at(-1)
  if (newest === undefined) throw new OperatorError(`No backup was found in ${folder}: run "npm run backup".`)
  return { ...newest, bytes: statSync(newest.file).size }
}
