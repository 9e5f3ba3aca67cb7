/**
 * A server's store and relay in a separate process, for tests that kill it. Stores some requests, and posts waiting
 * ones to an address.
 */
import { aConsultation, aLimit, anIdentity, addRequest } from './a-consultation.ts'
import { openDatabase } from '#server/store/open-database.ts'
import { patientTimeout } from './open-test-database.ts'
import { createLog } from '#server/runtime/log.ts'
import { createWebhookChannel } from '#server/requests/delivery/channels/webhook.ts'
import { startRelay } from '#server/requests/delivery/relay.ts'
import { storeThread } from '#server/transactions.ts'

const [dataDir = '', url = '', secret = '', requests = '0', databaseUrl] = process.argv.slice(2)
const database = {
  ...(await openDatabase({
    dataDir,
    databaseUrl,
    thread: storeThread,
    log: () => {},
    timeout: patientTimeout,
  })),
  channels: ['webhook'],
}
startRelay({
  channels: [createWebhookChannel({ url, secret, allowPrivate: true })],
  store: database,
  isAlone: databaseUrl === undefined,
  // On PostgreSQL, the claims of a killed process are freed by a stopwatch. Here it runs fifty times as fast, so that
  // this takes a second.
  elapsed: () => performance.now() * 50,
  checkInterval: 50,
  log: createLog(() => {}),
  poll: 10,
})
process.on('disconnect', () => process.exit())
await Promise.all(
  Array.from({ length: Number(requests) }, async () => {
    const consultation = aConsultation({ created_at: new Date().toISOString() })
    await addRequest(database, consultation, anIdentity(), aLimit())
    process.send?.(consultation.id)
  }),
)
