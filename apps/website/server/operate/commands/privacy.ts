/** `npm run privacy -- find | export | erase <e-mail or phone>` and `retention`: shows, exports and deletes personal data. */
import { runCommand } from './run-command.ts'
import { writeOutput } from '#server/runtime/command-line.ts'
import { readConfig } from '#server/runtime/config.ts'
import { openStore } from '#server/store/open-store.ts'
import { openErasedPeople } from '#server/requests/privacy/erased-people.ts'
import { runPrivacyCommand } from '#server/requests/privacy/privacy-command.ts'
import { readRetention } from '#server/requests/privacy/retention.ts'

await runCommand(() => {
  const config = readConfig(process.env)
  return runPrivacyCommand(process.argv.slice(2), {
    openStore: (access) => openStore(config, access),
    erasures: openErasedPeople(config.DATA_DIR),
    retention: readRetention(config),
    dataDir: config.DATA_DIR,
    write: writeOutput,
  })
})
