/** The program of the threads that write and read the embedded store. */
import { serveThread } from './store/sqlite/serve-thread.ts'
import { transactions } from './transactions.ts'

serveThread(transactions)
