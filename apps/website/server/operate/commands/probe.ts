/** `npm run probe`: checks that a request gets from a visitor to staff. Fails if it does not. */
import '#agency/register-agency.ts'
import { runCommand } from './run-command.ts'
import { readConfig } from '#server/runtime/config.ts'
import { openStore } from '#server/store/open-store.ts'
import { activeChannels } from '#server/requests/delivery/active-channels.ts'
import { configuredChannels } from '#server/requests/delivery/delivery-settings.ts'

await runCommand(async () => {
  // Imported late, because it reads the content of the chosen agency.
  const { runProbeCommand } = await import('#server/operate/probe/probe-command.ts')
  const { probeTargets } = await import('#server/operate/probe/run-probe.ts')
  const config = readConfig(process.env)
  await using store = await openStore(config, 'write')
  const isWell = await runProbeCommand(process.argv.slice(2), {
    store,
    channels: await activeChannels(store, configuredChannels(config)),
    ...probeTargets(config, config.PORT),
    write: (text) => process.stdout.write(text),
  })
  if (!isWell) process.exitCode = 1
})
