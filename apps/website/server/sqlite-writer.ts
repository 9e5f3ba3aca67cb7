/** The program of the thread that writes the embedded store. */
import { serveWriter } from './store/sqlite/serve-writer.ts'
import { startTransaction } from './transactions.ts'

serveWriter(startTransaction)
