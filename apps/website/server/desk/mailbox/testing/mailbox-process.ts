/** A server's store and the reader of its mailbox in a separate process, for tests that kill it. Sends a message for each mail. */
import { createLog } from '#server/runtime/log.ts'
import { readConfig } from '#server/runtime/config.ts'
import { openDatabase } from '#server/store/open-database.ts'
import { patientTimeout } from '#server/testing/open-test-database.ts'
import { storeThread } from '#server/transactions.ts'
import { followMailbox } from '../follow-mailbox.ts'
import { readMailboxSettings } from '../mailbox-settings.ts'

const [dataDir = '', url = '', databaseUrl] = process.argv.slice(2)
const settings = readMailboxSettings(readConfig({ IMAP_URL: url }))
if (!settings) throw new Error('No mailbox')
const store = await openDatabase({
  dataDir,
  databaseUrl,
  thread: storeThread,
  log: () => {},
  timeout: patientTimeout,
})
followMailbox({
  settings,
  store,
  channels: ['email'],
  isAlone: databaseUrl === undefined,
  log: createLog(() => {}),
  onRecorded: () => process.send?.('recorded'),
  pace: { poll: 100, beat: 50, lease: 500, pause: 50, longestPause: 100 },
})
process.on('disconnect', () => process.exit())
