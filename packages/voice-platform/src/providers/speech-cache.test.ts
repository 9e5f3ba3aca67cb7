import { expect, test } from 'vitest'
import { collectSound } from '#platform/testing/collect-sound.ts'
import { withSpeechCache } from './speech-cache.ts'

const { signal } = new AbortController()

/**
 * A voice whose sound is the text's own characters. It yields one piece whenever a test allows, and counts its calls.
 */
function createSlowVoice() {
  const requested: string[] = []
  let gate = Promise.withResolvers<void>()
  return {
    requested,
    next() {
      gate.resolve()
      gate = Promise.withResolvers()
    },
    fail() {
      gate.reject(new Error('The voice broke'))
      gate = Promise.withResolvers()
    },
    name: 'slow',
    async *synthesize(text: string) {
      requested.push(text)
      for (const character of text) {
        await gate.promise
        yield Int16Array.of(character.charCodeAt(0))
      }
    },
  }
}

/** Lets all pending promises settle. */
const flushPromises = () => new Promise((resolve) => setImmediate(resolve))

test('plays a repeated text without synthesis', async () => {
  const voice = createSlowVoice()
  const cached = withSpeechCache(voice)
  const first = collectSound(cached.synthesize('ab', { signal }))
  for (let piece = 0; piece < 2; piece += 1) {
    await flushPromises()
    voice.next()
  }
  expect(await first).toEqual(Int16Array.of(97, 98))
  expect(await collectSound(cached.synthesize('ab', { signal }))).toEqual(Int16Array.of(97, 98))
  expect(voice.requested).toEqual(['ab'])
})

test('streams a text that is still being prepared', async () => {
  const voice = createSlowVoice()
  const cached = withSpeechCache(voice)
  const prepared = cached.prepare('abc')
  await flushPromises()
  voice.next()
  await flushPromises()
  const sound = cached.synthesize('abc', { signal })
  expect(await sound.next()).toEqual({ done: false, value: Int16Array.of(97) })
  const second = sound.next()
  await flushPromises()
  voice.next()
  expect(await second).toEqual({ done: false, value: Int16Array.of(98) })
  await flushPromises()
  voice.next()
  expect(await collectSound(sound)).toEqual(Int16Array.of(99))
  await prepared
  expect(voice.requested).toEqual(['abc'])
})

test('stops for a listener who leaves, but keeps the sound', async () => {
  const voice = createSlowVoice()
  const cached = withSpeechCache(voice)
  const prepared = cached.prepare('a')
  const leaving = new AbortController()
  const sound = collectSound(cached.synthesize('a', { signal: leaving.signal }))
  leaving.abort(new Error('interrupted'))
  await flushPromises()
  voice.next()
  await expect(sound).rejects.toThrow('interrupted')
  await prepared
  expect(await collectSound(cached.synthesize('a', { signal }))).toEqual(Int16Array.of(97))
})

test('passes a failure while preparing on to the listener, and retries next time', async () => {
  const voice = createSlowVoice()
  const cached = withSpeechCache(voice)
  const prepared = cached.prepare('a')
  const sound = collectSound(cached.synthesize('a', { signal }))
  await flushPromises()
  voice.fail()
  await expect(prepared).rejects.toThrow('The voice broke')
  await expect(sound).rejects.toThrow('The voice broke')
  const again = collectSound(cached.synthesize('a', { signal }))
  await flushPromises()
  voice.next()
  expect(await again).toEqual(Int16Array.of(97))
})

test('drops the least recently used text when it is full', async () => {
  const requested: string[] = []
  const cached = withSpeechCache(
    {
      name: 'quick',
      async *synthesize(text) {
        requested.push(text)
        yield new Int16Array(2)
      },
    },
    { bytes: 8 },
  )
  for (const text of ['a', 'b', 'a', 'c', 'a', 'b']) await collectSound(cached.synthesize(text, { signal }))
  expect(requested).toEqual(['a', 'b', 'c', 'b'])
})
