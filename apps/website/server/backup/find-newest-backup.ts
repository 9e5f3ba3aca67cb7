import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { BackupFailedError } from './backup-failed-error.ts'

/** A backup in `DATA_DIR/backups`. */
export type Backup = { file: string; madeAt: Date; bytes: number }

const name = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z.*\.(?:sqlite|dump)$/

/**
 * Finds the newest backup of a store.
 * @throws BackupFailedError when there is none
 */
export function findNewestBackup(dataDir: string, extension: 'sqlite' | 'dump'): Backup {
  const folder = join(dataDir, 'backups')
  let names: string[] = []
  try {
    names = readdirSync(folder)
  } catch {
    // Without the folder there is no backup either.
  }
  const newest = names
    .filter((file) => name.test(file) && file.endsWith(`.${extension}`))
    .toSorted()
    .at(-1)
  if (newest === undefined)
    throw new BackupFailedError(`There is no backup in ${folder}: run "npm run backup".`)
  const [, date, hour, minute, second] = name.exec(newest) ?? []
  const file = join(folder, newest)
  return { file, madeAt: new Date(`${date}T${hour}:${minute}:${second}Z`), bytes: statSync(file).size }
}
