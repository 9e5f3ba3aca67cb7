import { parentPort, workerData } from 'node:worker_threads'
import type { TransactionRunner } from '../transaction-runner.ts'
import type { StartTransaction } from '../transactions.ts'
import { createSqliteReader } from './create-sqlite-reader.ts'
import type { Unit, UnitResult } from './group-commit.ts'
import { unavailableCode } from './sqlite-errors.ts'

/** Runs in a reader thread of the embedded store, beside the writer thread, so that long searches delay no visitor. */
export function serveReader(startTransaction: StartTransaction): void {
  if (!parentPort) throw new Error('A reader runs in a worker thread')
  const port = parentPort
  const { file } = workerData as { file: string }
  let reader: TransactionRunner | undefined

  async function read({ id, name, input }: Unit): Promise<UnitResult> {
    try {
      reader ??= createSqliteReader(file, startTransaction)
      return { id, outcome: 'committed', result: await reader.run(name, input as never) }
    } catch (error) {
      const code = unavailableCode(error)
      return code === undefined
        ? { id, outcome: 'failed', error }
        : { id, outcome: 'unavailable', code, reason: String(error) }
    }
  }

  async function close(): Promise<void> {
    await reader?.close()
    port.close()
  }

  port.on('message', (message: Unit[] | 'close') => {
    if (message === 'close') void close()
    else void Promise.all(message.map(read)).then((results) => port.postMessage(results))
  })
}
