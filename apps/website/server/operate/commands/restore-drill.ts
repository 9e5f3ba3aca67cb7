/**
 * `npm run restore-drill`: restores the newest backup beside the running site and compares the two. Its exit code is
 * for cron.
 */
import { runRestoreDrillCommand } from '#server/operate/backup/restore-drill-command.ts'
import { runCommand } from './run-command.ts'
import { readConfig } from '#server/runtime/config.ts'

await runCommand(() =>
  runRestoreDrillCommand(process.argv.slice(2), {
    settings: readConfig(process.env),
    write: (text) => process.stdout.write(text),
  }),
)
