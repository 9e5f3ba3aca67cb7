/** `npm run backup [file]`: a consistent copy of the embedded store, also while the site is up. */
import { join } from 'node:path'
import { readConfig } from '#server/config.ts'
import { backupSqlite, backupTimestamp } from '#server/database/sqlite/backup-sqlite.ts'
import { databaseFile } from '#server/database/sqlite/open-sqlite.ts'

const { DATABASE_URL, DATA_DIR } = readConfig(process.env)
if (DATABASE_URL !== undefined) {
  console.error('The store is PostgreSQL (DATABASE_URL is set): back it up with pg_dump.')
  process.exit(1)
}
const target = process.argv[2] ?? join(DATA_DIR, 'backups', `${backupTimestamp(new Date())}.sqlite`)
backupSqlite(databaseFile(DATA_DIR), target)
console.log(target)
