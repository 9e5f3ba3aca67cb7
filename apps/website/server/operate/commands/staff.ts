/** `npm run staff -- add | list | remove | link`: manages access to the desk, even while the site is up. */
import { runCommand } from './run-command.ts'
import { writeOutput } from '#server/runtime/command-line.ts'
import { readConfig } from '#server/runtime/config.ts'
import { openStore } from '#server/store/open-store.ts'
import { runStaffCommand } from '#server/desk/staff/staff-command.ts'

await runCommand(() => {
  const config = readConfig(process.env)
  return runStaffCommand(process.argv.slice(2), {
    openStore: (access) => openStore(config, access),
    origin: config.PUBLIC_URL ?? `http://localhost:${config.PORT}`,
    write: writeOutput,
  })
})
