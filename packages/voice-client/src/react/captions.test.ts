import { expect, test } from 'vitest'
import type { TranscriptMessage } from '../call-message.ts'
import { addTranscript, addTyped, type Caption } from './captions.ts'

type Line = [
  role: TranscriptMessage['role'],
  transcriptType: TranscriptMessage['transcriptType'],
  transcript: string,
]

const captionsOf = (...lines: Line[]): readonly Caption[] =>
  lines.reduce<readonly Caption[]>(
    (captions, [role, transcriptType, transcript]) =>
      addTranscript(captions, { type: 'transcript', role, transcriptType, transcript }),
    [],
  )

const words = (captions: readonly Caption[]): string[] =>
  captions.map(({ role, text, final }) => `${role}: ${text}${final ? '' : ' …'}`)

test('an interim line is replaced until it is final, even while the other side talks', () => {
  expect(
    words(
      captionsOf(
        ['assistant', 'partial', 'How'],
        ['user', 'partial', 'I'],
        ['assistant', 'final', 'How are you?'],
        ['user', 'partial', 'I am'],
      ),
    ),
  ).toEqual(['assistant: How are you?', 'user: I am …'])
})

test('a line keeps its id while it changes, and the next one gets another', () => {
  const first = captionsOf(['user', 'partial', 'I'])
  const all = captionsOf(['user', 'partial', 'I'], ['user', 'final', 'I am'], ['user', 'partial', 'And'])
  expect(all[0]?.id).toBe(first[0]?.id)
  expect(all[1]?.id).not.toBe(first[0]?.id)
})

test('an empty final removes its line', () => {
  expect(captionsOf(['user', 'partial', 'hm'], ['user', 'final', ''])).toEqual([])
})

test('an unheard answer does not leave its line to the next', () => {
  expect(
    words(
      captionsOf(
        ['assistant', 'partial', 'Hello, I am'],
        ['assistant', 'final', ''],
        ['user', 'final', 'A demo'],
        ['assistant', 'partial', 'With'],
      ),
    ),
  ).toEqual(['user: A demo', 'assistant: With …'])
})

test('typed words that the platform repeats appear once, and twice when said again', () => {
  const typed = addTyped([], 'A demo')
  const repeat: TranscriptMessage = {
    type: 'transcript',
    role: 'user',
    transcriptType: 'final',
    transcript: 'A demo',
  }
  const once = addTranscript(typed, repeat)
  expect(words(once)).toEqual(['user: A demo'])
  expect(words(addTranscript(once, repeat))).toEqual(['user: A demo', 'user: A demo'])
})
