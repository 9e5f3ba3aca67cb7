import { Worker } from 'node:worker_threads'

/** Gives work to a thread of its own: a hostile text can stop it, but not the site. */
export type ThreadWorker<Input, Output> = {
  /** Waits for the work before it. @returns null if the thread ended, or took too long */
  work(input: Input): Promise<Output | null>
  close(): Promise<void>
}

/** What the thread receives, and answers with the same id. */
export type ThreadTask<Input> = { id: number; input: Input }

/**
 * Creates a thread, which starts with the first work and ends with what it cannot do.
 * @param options.timeout milliseconds for one piece of work
 * @param options.memory megabytes
 */
export function workInThread<Input, Output>(
  program: URL,
  { timeout, memory }: { timeout: number; memory: number },
): ThreadWorker<Input, Output> {
  let worker: Worker | undefined
  let lastId = 0
  let last: Promise<unknown> = Promise.resolve()

  async function end(): Promise<void> {
    await worker?.terminate()
    worker = undefined
  }

  async function workNow(input: Input): Promise<Output | null> {
    const id = ++lastId
    const thread = (worker ??= new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: memory } }))
    const output = await new Promise<Output | null>((resolve) => {
      const timer = setTimeout(() => resolve(null), timeout)
      const settle = (done: Output | null) => {
        clearTimeout(timer)
        resolve(done)
      }
      thread.removeAllListeners('message').on('message', (answer: { id?: number; output?: Output }) => {
        // Under `node --watch`, Node reports the thread's imports through the same port.
        if (answer.id === id && answer.output !== undefined) settle(answer.output)
      })
      thread.removeAllListeners('error').on('error', () => settle(null))
      thread.removeAllListeners('exit').on('exit', () => settle(null))
      thread.postMessage({ id, input } satisfies ThreadTask<Input>)
    })
    if (output === null) await end()
    return output
  }

  return {
    work(input) {
      const done = last.then(() => workNow(input))
      last = done
      return done
    },
    close: end,
  }
}
