import { parentPort, workerData } from 'node:worker_threads'
import type { StartTransaction } from '../transactions.ts'
import { createGroupCommit } from './group-commit.ts'
import type { Unit } from './group-commit.ts'

/** Runs in the one thread that writes the embedded store. */
export function serveWriter(startTransaction: StartTransaction): void {
  if (!parentPort) throw new Error('A writer runs in a worker thread')
  const port = parentPort
  const { file, home } = workerData as { file: string; home: string | null }
  const { commitGroup, close } = createGroupCommit(file, home, startTransaction)

  port.on('message', (message: Unit[] | 'close') => {
    if (message !== 'close') return port.postMessage(commitGroup(message))
    close()
    port.close()
  })
}
