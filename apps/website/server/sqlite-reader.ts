/** The program of the thread that reads the embedded store. */
import { serveReader } from './store/sqlite/serve-reader.ts'
import { startTransaction } from './transactions.ts'

serveReader(startTransaction)
