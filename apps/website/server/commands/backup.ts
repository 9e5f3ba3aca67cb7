/** `npm run backup [file]`: a consistent copy of the embedded store, also while the site is up. */
import { join } from 'node:path'
import { backupSqlite, backupTimestamp } from '#server/database/sqlite/backup-sqlite.ts'
import { databaseFile } from '#server/database/sqlite/open-sqlite.ts'

if (process.env.DATABASE_URL) {
  console.error('The store is PostgreSQL (DATABASE_URL is set): back it up with pg_dump.')
  process.exit(1)
}
const dataDir = process.env.DATA_DIR ?? './data'
const target = process.argv[2] ?? join(dataDir, 'backups', `${backupTimestamp(new Date())}.sqlite`)
backupSqlite(databaseFile(dataDir), target)
console.log(target)
