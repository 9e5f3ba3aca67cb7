import { createSqliteCallStore } from '#platform/calls/sqlite-call-store.ts'
import { createVoicePlatform } from '#platform/http/create-voice-platform.ts'
import { listen } from './listen.ts'
import { createQuietLog } from './quiet-log.ts'
import { createScriptedProviders } from './scripted-providers.ts'

/**
 * A platform in a separate process, for tests that kill it: keeps its calls in the given file, and prints its address.
 */
const [, , file = ''] = process.argv
const platform = createVoicePlatform({
  providers: createScriptedProviders(),
  callStore: createSqliteCallStore(file),
  limits: { signOfLifeSeconds: 1 },
  log: createQuietLog(),
})
const server = await listen(platform)
process.stdout.write(`${server.url}\n`)
process.once('SIGTERM', () => {
  void platform.close().then(() => process.exit(0))
})
