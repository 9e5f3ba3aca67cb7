import { afterAll, beforeAll, expect, test } from 'vitest'
import { collectSound } from '#platform/testing/collect-sound.ts'
import { createFlite } from '#platform/providers/flite/flite.ts'
import type { ExpectedInput } from '#platform/providers/dialogue-provider.ts'
import { findPocketsphinx } from './find-pocketsphinx.ts'
import { createPocketsphinx } from './pocketsphinx.ts'

let flite: Awaited<ReturnType<typeof createFlite>>
let recognizer: Awaited<ReturnType<typeof createPocketsphinx>>
const never = new AbortController().signal

beforeAll(async () => {
  const files = await findPocketsphinx(process.env['PATH'] ?? '')
  if (!files) throw new Error('These tests need the Debian packages pocketsphinx and pocketsphinx-en-us.')
  flite = await createFlite({ workers: 1 })
  recognizer = await createPocketsphinx({
    files,
    sentences: [
      'i would like to book a demo',
      'i want to schedule a consultation please',
      'how much does it cost',
      'what services do you offer',
      'tell me about customer support',
      'tell me about appointment scheduling',
      'do you have a chatbot',
      'is there zzyzxology in it',
      'yes please',
      'no thank you',
    ],
    phrases: {
      name: ['skip', 'yes please', 'what happens with my data'],
      phone: ['(zero | one | two | three | four | five | six | seven | eight | nine)+', 'skip'],
    },
  })
})
afterAll(async () => {
  await Promise.all([flite.close(), recognizer.close()])
})

async function hear(sentence: string, signal = never, expected: ExpectedInput = 'anything'): Promise<string> {
  const spoken = await collectSound(flite.synthesize(sentence, { signal: never }))
  const padded = new Int16Array(spoken.length + 2 * 4_800)
  padded.set(spoken, 4_800)
  return recognizer.transcribe(padded, { signal, expected })
}

test.each([
  'I would like to book a demo',
  'how much does it cost',
  'what services do you offer',
  'tell me about appointment scheduling',
  'no thank you',
  'do you have a chatbot',
])('%s', async (sentence) => {
  expect(await hear(sentence)).toBe(sentence.toLowerCase())
})

test.each(['I want a demo', 'how much does customer support cost', 'do you have appointment scheduling'])(
  'understands a sentence of known words that nobody listed: %s',
  async (sentence) => {
    expect(await hear(sentence)).toBe(sentence.toLowerCase())
  },
)

test('says whether a sentence may end with these words', () => {
  expect(recognizer.endsSentence?.('how much does it cost', 'anything')).toBe(true)
  expect(recognizer.endsSentence?.('yes please', 'anything')).toBe(true)
  expect(recognizer.endsSentence?.('how much', 'anything')).toBe(false)
  expect(recognizer.endsSentence?.('what services do you', 'anything')).toBe(false)
})

test('does not understand silence', async () => {
  expect(await recognizer.transcribe(new Int16Array(16_000), { signal: never })).toBe('')
})

test('understands digits only after a question for them', async () => {
  const number = 'five five five one two three four'
  expect(await hear(number, never, 'phone')).toBe(number)
  expect(await hear('skip', never, 'phone')).toBe('skip')
  expect(await hear('how nice the weather is', never, 'phone')).toBe('')
  expect(await hear(number)).not.toMatch(/five/)
})

test('understands answers to the form when it asks, and mistakes no other words for a name', async () => {
  expect(await hear('yes please', never, 'name')).toBe('yes please')
  expect(await hear('the weather in London is rather nice today', never, 'name')).toBe('')
  expect(recognizer.endsSentence?.('what happens with my data', 'name')).toBe(true)
})

test('rejects an aborted recognition with the reason, and the next one works', async () => {
  const abort = new AbortController()
  const heard = hear('how much does it cost', abort.signal)
  abort.abort(new Error('went on speaking'))
  await expect(heard).rejects.toThrow('went on speaking')
  expect(await hear('yes please')).toBe('yes please')
})

test('queues more utterances than processes', async () => {
  const sentences = ['yes please', 'how much does it cost', 'no thank you', 'what services do you offer']
  expect(await Promise.all(sentences.map((sentence) => hear(sentence)))).toEqual(sentences)
})

test('understands an utterance in pieces the same, and an abandoned one blocks nobody', async () => {
  const spoken = await collectSound(flite.synthesize('What services do you offer', { signal: never }))
  const padded = new Int16Array(spoken.length + 2 * 4_800)
  padded.set(spoken, 4_800)
  const abort = new AbortController()
  const [dropped, other] = [
    recognizer.follow?.({ signal: abort.signal }),
    recognizer.follow?.({ signal: never }),
  ]
  expect(recognizer.follow?.({ signal: never })).toBeUndefined()
  dropped?.hear(padded)
  abort.abort(new Error('said something else'))
  await expect(dropped?.finish()).rejects.toThrow('said something else')
  const next = recognizer.follow?.({ signal: never })
  for (let at = 0; at < padded.length; at += 320) {
    other?.hear(padded.subarray(at, at + 320))
    next?.hear(padded.subarray(at, at + 320))
  }
  expect(await Promise.all([other?.finish(), next?.finish()])).toEqual([
    'what services do you offer',
    'what services do you offer',
  ])
})
