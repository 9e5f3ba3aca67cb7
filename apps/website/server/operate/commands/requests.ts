/** `npm run requests -- list | show <id> | release <id> | cancel-appointment <id> | import <file> | export`: visitors' requests, even while the site is up. */
import '#agency/register-agency.ts'
import { runCommand } from './run-command.ts'
import { writeOutput } from '#server/runtime/command-line.ts'
import { readConfig } from '#server/runtime/config.ts'
import { openStore } from '#server/store/open-store.ts'
import { configuredChannels } from '#server/requests/delivery/delivery-settings.ts'
import { openErasedPeople } from '#server/requests/privacy/erased-people.ts'
import { cancelNextAppointment } from '#server/appointments/cancel-next-appointment.ts'
import { readRetention } from '#server/requests/privacy/retention.ts'

await runCommand(async () => {
  // Imported late, because it reads the content of the chosen agency.
  const { runRequestsCommand } = await import('#server/requests/requests-command.ts')
  const config = readConfig(process.env)
  return runRequestsCommand(process.argv.slice(2), {
    openStore: (access) => openStore(config, access),
    erasures: openErasedPeople(config.DATA_DIR),
    retentionDays: readRetention(config).requests,
    channels: configuredChannels(config),
    cancelAppointment: cancelNextAppointment,
    write: writeOutput,
  })
})
