import { expect, it } from 'vitest'
import type { KnownFact } from '../knowledge.ts'
import { urgentIn } from './urgent.ts'

const fall: KnownFact = {
  id: 'fall',
  urgent: true,
  say: 'Call the ambulance on 112 now.',
  asked: [
    'my child fell off a horse',
    'a horse kicked my son',
    'she hit her head',
    'he was thrown off a pony',
  ],
}
const facts: readonly KnownFact[] = [
  fall,
  {
    id: 'horses',
    say: 'Beginners ride a calm horse or a pony.',
    asked: ['which horse will my daughter ride'],
  },
]
const urgent = (text: string, fact?: string) =>
  urgentIn(facts, text, { list: [], ...(fact === undefined ? {} : { fact }) })?.id

it.each([
  'My daughter just fell off her horse!',
  'oh god, the horse kicked him',
  'Hello? He hit his head.',
  'she was thrown and has hit something',
])('hears an emergency: %s', (text) => expect(urgent(text)).toBe('fall'))

it.each([
  'Which horses do you have?',
  'Do the horses bite or kick?',
  'my son is afraid of horses',
  'My daughter wants to ride a pony',
  'your red jackets have been bleeding colour since we washed them',
  'she fell off a horse three years ago and wants to try again',
])('takes no other talk of the same things for one: %s', (text) => expect(urgent(text)).toBeUndefined())

it.each(['What should I do?', 'help', 'what was the number again', 'stop, he is going blue'])(
  'says it again when asked: %s',
  (text) => {
    expect(urgent(text, 'fall')).toBe('fall')
    expect(urgent(text)).toBeUndefined()
  },
)

it.each([
  'my name is Mia Brandt',
  'it is mia@brandt.example',
  'My daughter wants a lesson',
  'thank you, we called them',
])('says it again to nobody who goes on with something else: %s', (text) =>
  expect(urgent(text, 'fall')).toBeUndefined(),
)
