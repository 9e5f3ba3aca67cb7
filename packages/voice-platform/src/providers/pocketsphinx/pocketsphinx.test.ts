import { afterAll, beforeAll, expect, test } from 'vitest'
import { collectSound } from '#platform/audio/collect-sound.ts'
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
    phrases: [
      '[please] i (would like | want) to (book | schedule) a (demo | consultation) [please]',
      'how much does it cost',
      'what services do you offer',
      'tell me about (customer support | appointment scheduling)',
      '(yes | no) [please | thank you]',
      '(chatbot | zzyzxology | telephone) please',
      'tell me about zzyzxology',
    ],
    phonePhrases: ['(zero | one | two | three | four | five | six | seven | eight | nine)+', 'skip'],
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
  'please I want to schedule a consultation',
  'how much does it cost',
  'what services do you offer',
  'tell me about appointment scheduling',
  'no thank you',
])('%s', async (sentence) => {
  expect(await hear(sentence)).toBe(sentence.toLowerCase())
})

test.each(['the weather in London is rather nice today', 'can you sing me a song about trains'])(
  'a sentence that is not in the grammar is not understood: %s',
  async (sentence) => {
    expect(await hear(sentence)).toBe('')
  },
)

test('does not understand silence', async () => {
  expect(await recognizer.transcribe(new Int16Array(16_000), { signal: never })).toBe('')
})

test('leaves out a phrase with an unpronounceable word, and names it', () => {
  expect(recognizer.dropped).toEqual(['tell me about zzyzxology'])
})

test('understands a word made of two known ones; an unknown one costs only itself', async () => {
  expect(await hear('chatbot please')).toBe('chatbot please')
  expect(await hear('telephone please')).toBe('telephone please')
})

test('understands digits only after a question for them', async () => {
  const number = 'five five five one two three four'
  expect(await hear(number, never, 'phone')).toBe(number)
  expect(await hear('skip', never, 'phone')).toBe('skip')
  expect(await hear('how nice the weather is', never, 'phone')).toBe('')
  expect(await hear(number)).toBe('')
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
