import { expect, test } from 'vitest'
import { sentenceEnds } from './sentence-ends.ts'

const services = Array.from({ length: 40 }, (_, number) => `tell me about service${'x'.repeat(number + 1)}`)
const mayEnd = sentenceEnds([
  ...services,
  ...services.map((service) => service.replace('tell me about', 'how much is')),
  'how much',
  'how much does it cost',
  'what are the steps',
  'what are the steps of a project',
  'tell me about it',
  'what does a consultation cost in a small company',
  'is there anything for a small company',
])

test.each(['how much does it cost', 'what are the steps', 'tell me about servicexx'])(
  'a turn may end with a known sentence: %s',
  (words) => expect(mayEnd(words)).toBe(true),
)

test('a turn may end with an unknown sentence whose last words mostly end one', () => {
  expect(mayEnd('what do you have for a small company')).toBe(true)
})

test.each([
  ['a known sentence that is mostly the beginning of others', 'how much'],
  ['a known sentence that may be another one, its last word misheard', 'tell me about it'],
  ['the beginning of a known sentence', 'how much does'],
  ['words of which no known sentence is made', 'the weather is nice'],
  ['nothing', ''],
])('a turn waits after %s', (_, words) => expect(mayEnd(words)).toBe(false))
