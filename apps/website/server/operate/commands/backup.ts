/** `npm run backup [file]`: makes a consistent backup of the store, even while the site is up. */
import { constants, setPriority } from 'node:os'
import { makeBackup } from '#server/operate/backup/make-backup.ts'
import { runCommand } from './run-command.ts'
import { UsageError } from '#server/runtime/command-line.ts'
import { readConfig } from '#server/runtime/config.ts'

await runCommand(async () => {
  const [target, ...more] = process.argv.slice(2)
  if (more.length > 0) throw new UsageError('npm run backup [-- <file>]')
  // The site comes first: this, pg_dump and the copy command take the time of the processors that it leaves.
  setPriority(constants.priority.PRIORITY_LOW)
  console.log(await makeBackup(readConfig(process.env), target))
})
