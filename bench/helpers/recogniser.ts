import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { findPocketsphinx } from '@frontdesk/voice-platform/providers/pocketsphinx/find-pocketsphinx.ts'
import type { SpeechToTextProvider } from '@frontdesk/voice-platform/providers/voice-providers.ts'

/** @throws {Error} if this machine has no pocketsphinx */
export async function pocketsphinxFiles() {
  const files = await findPocketsphinx(process.env['PATH'] ?? '')
  if (!files) throw new Error('This needs the Debian packages pocketsphinx and pocketsphinx-en-us')
  return files
}

/** What was understood, and the recogniser's processor time in milliseconds: while the sound came, and after its end. */
export interface Recognised {
  words: string
  speaking: number
  afterEnd: number
}

/** Recognises an utterance in a child process, the only one, and measures what it costs. */
export async function recognise(recogniser: SpeechToTextProvider, audio: Int16Array): Promise<Recognised> {
  const utterance = recogniser.follow?.({ signal: new AbortController().signal })
  if (!utterance) throw new Error('No recogniser is free')
  const child = await findChild()
  const loaded = await whenIdle(child)
  utterance.hear(audio)
  const spoken = await whenIdle(child)
  let total = spoken
  let isDone = false
  const finished = utterance.finish().finally(() => {
    isDone = true
  })
  while (!isDone) {
    total = Math.max(total, processorTime(child) ?? 0)
    await sleep(1)
  }
  return { words: await finished, speaking: spoken - loaded, afterEnd: total - spoken }
}

const childrenOf = (id: number): number[] =>
  (read(`/proc/${id}/task/${id}/children`) ?? '').split(' ').filter(Boolean).map(Number)

async function findChild(): Promise<number> {
  for (let attempt = 0; attempt < 5_000; attempt += 1) {
    const found = childrenOf(process.pid)
      .flatMap(childrenOf)
      .findLast((id) => read(`/proc/${id}/comm`)?.startsWith('pocketsphinx') === true)
    if (found !== undefined) return found
    await sleep(2)
  }
  throw new Error('No recogniser runs')
}

/** Waits until the recogniser waits for sound. @returns its processor time so far */
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

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
