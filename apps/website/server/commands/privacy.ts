/** `npm run privacy -- find | export | erase <e-mail>` and `retention`: what the site holds about people, and for how long. */
import { once } from 'node:events'
import { runCommand } from '#server/command-line/run-command.ts'
import { readConfig } from '#server/config.ts'
import { openStore } from '#server/database/open-store.ts'
import { openErasureList } from '#server/privacy/erasure-list.ts'
import { runPrivacyCommand } from '#server/privacy/privacy-command.ts'
import { readRetention } from '#server/privacy/retention.ts'

await runCommand(() => {
  const config = readConfig(process.env)
  return runPrivacyCommand(process.argv.slice(2), {
    openStore: (access) => openStore(config, access),
    erasures: openErasureList(config.DATA_DIR),
    retention: readRetention(config),
    dataDir: config.DATA_DIR,
    async write(text) {
      if (!process.stdout.write(text)) await once(process.stdout, 'drain')
    },
  })
})
