import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FollowedUtterance } from '@frontdesk/voice-platform/providers/speech-to-text-provider.ts'

/** What an utterance costs its recogniser, in milliseconds of processor time and megabytes. */
export interface CountedUtterance {
  words: string
  load: number
  speaking: number
  afterEnd: number
  memory: number
}

/** Recognises an utterance in a child process, the only one, and measures what it costs. */
export async function countUtterance(
  begin: () => FollowedUtterance | undefined,
  audio: Int16Array,
): Promise<CountedUtterance> {
  const utterance = begin()
  if (!utterance) throw new Error('No recogniser is free')
  const recognizer = await findRecognizer()
  const load = await whenIdle(recognizer)
  utterance.hear(audio)
  const spoken = await whenIdle(recognizer)
  const memory = memoryOf(recognizer)
  const finished = utterance.finish()
  let done = false
  const settle = () => void (done = true)
  finished.then(settle, settle)
  let total = spoken
  while (!done) {
    total = Math.max(total, processorTime(recognizer) ?? 0)
    await sleep(1)
  }
  return { words: await finished, load, speaking: spoken - load, afterEnd: total - spoken, memory }
}

const childrenOf = (id: number): number[] =>
  (read(`/proc/${id}/task/${id}/children`) ?? '').split(' ').filter(Boolean).map(Number)

async function findRecognizer(): Promise<number> {
  for (let attempt = 0; attempt < 5_000; attempt += 1) {
    const found = childrenOf(process.pid)
      .flatMap(childrenOf)
      .findLast((id) => read(`/proc/${id}/comm`)?.startsWith('pocketsphinx') === true)
    if (found !== undefined) return found
    await sleep(2)
  }
  throw new Error('No recogniser runs')
}

/** Waits until the recogniser waits for sound. */
async function whenIdle(id: number): Promise<number> {
  let [time, quiet] = [-1, 0]
  while (quiet < 12) {
    await sleep(10)
    const now = processorTime(id) ?? time
    const isWaiting = read(`/proc/${id}/stat`)?.split(') ')[1]?.startsWith('S') === true
    quiet = now === time && isWaiting ? quiet + 1 : 0
    time = now
  }
  return time
}

function processorTime(id: number): number | undefined {
  const nanoseconds = read(`/proc/${id}/schedstat`)?.split(' ')[0]
  return nanoseconds === undefined ? undefined : Number(nanoseconds) / 1e6
}

function memoryOf(id: number): number {
  const peak = /VmHWM:\s+(\d+)/.exec(read(`/proc/${id}/status`) ?? '')?.[1]
  return Number(peak ?? 0) / 1024
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
