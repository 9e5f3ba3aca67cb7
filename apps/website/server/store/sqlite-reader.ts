/** The program of the thread that reads the embedded store. */
import { serveReader } from '#server/database/sqlite/serve-reader.ts'
import { startTransaction } from './transactions.ts'

serveReader(startTransaction)
