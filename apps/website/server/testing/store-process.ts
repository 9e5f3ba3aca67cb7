/**
 * A server's store in a separate process, for tests that kill it. Opens the store of a data directory and adds the
 * requests it receives.
 */
import { openDatabase } from '#server/store/open-database.ts'
import { addRequest } from './a-consultation.ts'
import { patientTimeout } from './open-test-database.ts'
import type { StoreProcessReply, StoreProcessRequest } from './start-store-process.ts'
import { storeThread } from '#server/transactions.ts'

const [dataDir = ''] = process.argv.slice(2)
const database = await openDatabase({ thread: storeThread, dataDir, log: () => {}, timeout: patientTimeout })
const send = (reply: StoreProcessReply) => process.send?.(reply)

process.on('message', ({ call, input }: StoreProcessRequest) => {
  addRequest(database, ...input).then(
    (outcome) => send({ call, outcome }),
    (error: Error) => send({ call, error: error.name }),
  )
})
process.on('disconnect', () => void database.close())
send({ call: 0 })
