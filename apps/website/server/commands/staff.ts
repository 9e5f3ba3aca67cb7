/** `npm run staff -- add | list | remove | link`: manages access to the desk, even while the site is up. */
import { runCommand } from '#server/command-line/run-command.ts'
import { writeOutput } from '#server/command-line/write-output.ts'
import { readConfig } from '#server/config.ts'
import { openStore } from '#server/store/open-store.ts'
import { runStaffCommand } from '#server/staff/staff-command.ts'

await runCommand(() => {
  const config = readConfig(process.env)
  return runStaffCommand(process.argv.slice(2), {
    openStore: (access) => openStore(config, access),
    origin: config.PUBLIC_URL ?? `http://localhost:${config.PORT}`,
    write: writeOutput,
  })
})
