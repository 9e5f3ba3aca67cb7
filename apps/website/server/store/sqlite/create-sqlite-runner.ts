import { Worker } from 'node:worker_threads'
import { StoreUnavailableError } from '../store-unavailable-error.ts'
import type { TransactionRunner } from '../transaction.ts'
import { fileBehind } from './open-sqlite.ts'
import { resultOf } from './open-directly.ts'
import type { ThreadData, Unit, UnitOutcome } from './serve-thread.ts'

type Waiting = {
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
  timer: NodeJS.Timeout
}

/** Limits how long the first unit of a group waits for the last. */
const largestGroup = 256

/**
 * Runs transactions on one SQLite file, in one worker thread. The file must have been migrated.
 * @param options.thread the program of the thread, which calls `serveThread`
 * @param options.timeout of a transaction in milliseconds
 * @param options.role a reading thread starts with the first transaction; a writing one at once, so that the first
 * visitor does not wait for it
 */
export function createSqliteRunner(
  file: string,
  options: { thread: URL; timeout: number; role: ThreadData['role'] },
): TransactionRunner {
  const { thread, timeout, role } = options
  const home = fileBehind(file)
  const waiting = new Map<number, Waiting>()
  let next: Unit[] = []
  let isBusy = false
  let lastId = 0
  let whenIdle: (() => void) | undefined
  let isClosed = false

  function removeWaiting(id: number): Waiting | undefined {
    const unit = waiting.get(id)
    if (!unit) return undefined
    clearTimeout(unit.timer)
    waiting.delete(id)
    if (waiting.size === 0) whenIdle?.()
    return unit
  }

  let worker: Worker | undefined = role === 'write' ? startWorker() : undefined

  function startWorker(): Worker {
    const started = new Worker(thread, { workerData: { file, home, role } satisfies ThreadData })
    started.on('message', (outcomes: UnitOutcome[] | object) => {
      // Under `node --watch`, Node reports the thread's imports through the same port.
      if (!Array.isArray(outcomes)) return
      isBusy = false
      sendGroup()
      for (const outcome of outcomes as UnitOutcome[]) {
        const unit = removeWaiting(outcome.id)
        try {
          unit?.resolve(resultOf(outcome))
        } catch (error) {
          unit?.reject(error)
        }
      }
    })
    started.on('error', (error) => lose(started, error))
    started.on('exit', () => lose(started, undefined))
    return started
  }

  /**
   * Units that arrive while the worker is busy form one group: a message to it costs more than a unit, and a commit far
   * more.
   */
  function sendGroup(): void {
    if (isBusy || next.length === 0) return
    isBusy = true
    worker ??= startWorker()
    worker.postMessage(next.splice(0, largestGroup))
  }

  /** Units sent to a dead worker are rejected; the next unit starts another worker. */
  function lose(lost: Worker, cause: unknown): void {
    if (worker !== lost) return
    worker = undefined
    isBusy = false
    next = []
    for (const id of waiting.keys()) {
      removeWaiting(id)?.reject(
        new StoreUnavailableError('The store thread ended', { code: 'thread-ended', cause }),
      )
    }
  }

  return {
    run: (transaction, input) =>
      new Promise((resolve, reject) => {
        if (isClosed) throw new StoreUnavailableError('The store is closed', { code: 'closed' })
        const id = ++lastId
        const giveUp = () => {
          next = next.filter((unit) => unit.id !== id)
          removeWaiting(id)?.reject(
            new StoreUnavailableError('The store did not answer in time', { code: 'timeout' }),
          )
        }
        // A blocked event loop runs its timers before it reads the answers that arrived meanwhile. Those answers count.
        const timer = setTimeout(() => setImmediate(giveUp), timeout)
        waiting.set(id, { resolve: resolve as (result: unknown) => void, reject, timer })
        if (next.length === 0) setImmediate(sendGroup)
        next.push({ id, name: transaction.name, input })
      }),
    async close() {
      isClosed = true
      if (waiting.size > 0) await new Promise<void>((resolve) => (whenIdle = resolve))
      const closing = worker
      if (!closing) return
      worker = undefined
      const exited = new Promise((resolve) => closing.once('exit', resolve))
      closing.postMessage('close')
      await exited
    },
  }
}
