/**
 * `npm run restore -- <backup>`: replaces the embedded store with a backup, or restores it into the empty database of
 * DATABASE_URL. The server must be stopped.
 */
import { restorePostgres } from '#server/operate/backup/restore-postgres.ts'
import { runCommand } from './run-command.ts'
import { UsageError } from '#server/runtime/command-line.ts'
import { readConfig } from '#server/runtime/config.ts'
import { restoreSqlite } from '#server/store/sqlite/restore-sqlite.ts'

await runCommand(async () => {
  const { DATABASE_URL, DATA_DIR } = readConfig(process.env)
  const [backup, ...more] = process.argv.slice(2)
  if (backup === undefined || more.length > 0) throw new UsageError('npm run restore -- <backup>')
  if (DATABASE_URL === undefined) await replaceStore(backup, DATA_DIR)
  else await restorePostgres(backup, DATABASE_URL)
  console.log(`Restored ${backup}.`)
  console.log('Start the server: it migrates an older store, and repeats erasures made since the backup.')
})

async function replaceStore(backup: string, dataDir: string): Promise<void> {
  const former = await restoreSqlite(backup, dataDir)
  if (former !== null)
    console.log(`The previous store is now in ${former}. Delete it when you have checked the result.`)
}
