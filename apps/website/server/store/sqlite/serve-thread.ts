import { parentPort, workerData } from 'node:worker_threads'
import type { TransactionFunction, TransactionRunner } from '../transaction.ts'
import { createGroupCommit, outcomeOf, type Outcome, type Start } from './group-commit.ts'
import { openReader } from './open-directly.ts'

/** What a thread needs to begin: the file, its identity when it was migrated, and what the thread does. */
export type ThreadData = { file: string; home: string | null; role: 'write' | 'read' }

/** A transaction on its way to the thread, which can receive a name but no function. */
export type Unit = { id: number; name: string; input: unknown }

export type UnitOutcome = Outcome & { id: number }

/** Transactions by their name. */
export type Transactions = Readonly<Record<string, TransactionFunction<never, unknown>>>

/** Runs in a thread of the embedded store. One thread writes; another reads beside it, so that a long search delays no visitor. */
export function serveThread(transactions: Transactions): void {
  if (!parentPort) throw new Error('The store runs in a worker thread')
  const port = parentPort
  const { file, home, role } = workerData as ThreadData

  const find = (name: string): TransactionFunction<never, unknown> => {
    const transaction = transactions[name]
    if (!transaction) throw new Error(`The transaction ${name} is missing in server/transactions.ts`)
    return transaction
  }
  const engine = role === 'write' ? createWriter(file, home) : createReader(file)

  port.on('message', (message: Unit[] | 'close') => {
    if (message === 'close') {
      engine.close()
      port.close()
      return
    }
    const group = message.map(
      ({ name, input }): Start =>
        (sql) =>
          find(name)(sql, input as never),
    )
    void engine.run(group).then((outcomes) => {
      port.postMessage(outcomes.map((outcome, index) => ({ ...outcome, id: message[index]?.id })))
    })
  })
}

type Engine = { run(group: readonly Start[]): Promise<Outcome[]>; close(): void }

function createWriter(file: string, home: string | null): Engine {
  const { commitGroup, close } = createGroupCommit(file, home)
  return { run: async (group) => commitGroup(group), close }
}

function createReader(file: string): Engine {
  let reader: TransactionRunner | undefined
  const read = async (start: Start): Promise<Outcome> => {
    try {
      reader ??= openReader(file)
      return { outcome: 'committed', result: await reader.run((sql) => start(sql), null) }
    } catch (error) {
      return outcomeOf(error)
    }
  }
  return { run: (group) => Promise.all(group.map(read)), close: () => void reader?.close() }
}
