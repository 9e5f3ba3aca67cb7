/** `npm run deliveries -- list | replay`: who was told of which request, also while the site is up. */
import { once } from 'node:events'
import { runCommand } from '#server/command-line/run-command.ts'
import { readConfig } from '#server/config.ts'
import { openStore } from '#server/database/open-store.ts'
import { configuredChannels } from '#server/delivery/delivery-settings.ts'
import { runDeliveriesCommand } from '#server/delivery/ledger/deliveries-command.ts'

await runCommand(() => {
  const config = readConfig(process.env)
  return runDeliveriesCommand(process.argv.slice(2), {
    openStore: (access) => openStore(config, access),
    channels: configuredChannels(config),
    async write(text) {
      if (!process.stdout.write(text)) await once(process.stdout, 'drain')
    },
  })
})
