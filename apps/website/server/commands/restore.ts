/** `npm run restore -- <backup>`: replaces the embedded store with a backup. The server must be stopped. */
import { runCommand } from '#server/command-line/run-command.ts'
import { UsageError } from '#server/command-line/usage-error.ts'
import { readConfig } from '#server/config.ts'
import { restoreSqlite } from '#server/database/sqlite/restore-sqlite.ts'

await runCommand(async () => {
  const { DATABASE_URL, DATA_DIR } = readConfig(process.env)
  const [backup, ...more] = process.argv.slice(2)
  if (DATABASE_URL !== undefined) {
    throw new UsageError('The store is PostgreSQL (DATABASE_URL is set): restore it with pg_restore or psql.')
  }
  if (backup === undefined || more.length > 0) throw new UsageError('npm run restore -- <backup>')
  const former = await restoreSqlite(backup, DATA_DIR)
  console.log(`Restored ${backup}.`)
  if (former !== null) console.log(`The former store is in ${former}; delete it when you are sure.`)
  console.log('Start the server: it migrates an older store, and repeats erasures made since the backup.')
})
