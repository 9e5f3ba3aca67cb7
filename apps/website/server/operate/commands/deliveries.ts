/** `npm run deliveries -- list | replay`: lists and repeats deliveries, even while the site is up. */
import { runCommand } from './run-command.ts'
import { writeOutput } from '#server/runtime/command-line.ts'
import { readConfig } from '#server/runtime/config.ts'
import { openStore } from '#server/store/open-store.ts'
import { configuredChannels } from '#server/requests/delivery/delivery-settings.ts'
import { runDeliveriesCommand } from '#server/requests/delivery/deliveries-command.ts'

await runCommand(() => {
  const config = readConfig(process.env)
  return runDeliveriesCommand(process.argv.slice(2), {
    openStore: (access) => openStore(config, access),
    channels: configuredChannels(config),
    write: writeOutput,
  })
})
