import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { collectSound } from '#platform/testing/collect-sound.ts'
import { levelOf } from '#platform/audio/pcm.ts'
import { createFlite, speakableText } from './flite.ts'

let flite: Awaited<ReturnType<typeof createFlite>>
beforeAll(async () => {
  flite = await createFlite()
})
afterAll(() => flite.close())

function say(text: string, signal = new AbortController().signal): Promise<Int16Array> {
  return collectSound(flite.synthesize(text, { signal }))
}

test('speaks a sentence without the silence that the voice puts before it', async () => {
  const sound = await say('We answer your customers around the clock.')
  const seconds = sound.length / 16_000
  expect(seconds).toBeGreaterThan(1.5)
  expect(seconds).toBeLessThan(5)
  expect(levelOf(sound)).toBeGreaterThan(500)
  expect(levelOf(sound.subarray(0, 100 * 16))).toBeGreaterThan(50)
})

test('makes no sound of punctuation alone', async () => {
  expect(await say('— … !')).toHaveLength(0)
})

test('does not synthesise words after an interruption', async () => {
  const abort = new AbortController()
  abort.abort(new Error('interrupted'))
  await expect(say('never said', abort.signal)).rejects.toThrow('interrupted')
})

test('returns many concurrent clauses, each with its own words', async () => {
  const [short, long, again] = await Promise.all([
    say('Yes.'),
    say('This one takes much longer to say.'),
    say('Yes.'),
  ])
  expect(short).toEqual(again)
  expect(long?.length).toBeGreaterThan(2 * (short?.length ?? 0))
})

test('does not restart a voice endlessly whose threads die at once, and recovers when it can', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  let started = 0
  let isBroken = true
  const voice = await createFlite({
    workers: 1,
    startWorker(workerData) {
      started += 1
      return isBroken
        ? new Worker('throw new Error("no memory")', { eval: true })
        : new Worker(new URL('./flite-worker.ts', import.meta.url), { workerData })
    },
  })
  const speak = () => collectSound(voice.synthesize('Hello.', { signal: new AbortController().signal }))

  for (let time = 0; time < 20; time += 1) await expect(speak()).rejects.toThrow(/no memory|rests/)
  expect(started).toBe(1)
  for (const milliseconds of [100, 200, 400, 800]) {
    vi.advanceTimersByTime(milliseconds - 1)
    await expect(speak()).rejects.toThrow('rests')
    vi.advanceTimersByTime(1)
    await expect(speak()).rejects.toThrow('no memory')
  }
  expect(started).toBe(5)

  isBroken = false
  vi.advanceTimersByTime(30_000)
  expect(await speak()).not.toHaveLength(0)
  expect(await speak()).not.toHaveLength(0)
  expect(started).toBe(6)
  await voice.close()
  vi.useRealTimers()
})

test.each([
  ['Our CRM is OK.', 'Our C R M is OK.'],
  ['that’s “fast” …', 'that\'s "fast" .'],
  ['a **bold** [café]', 'a bold cafe'],
])('%s', (text, speakable) => {
  expect(speakableText(text)).toBe(speakable)
})
