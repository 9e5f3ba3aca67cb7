import { expect, it } from 'vitest'
import { readWaysToAsk } from './ways-to-ask.ts'

it('reads headings, ways to ask, and answers', () => {
  expect(
    readWaysToAsk('# iso\nAnswer: Yes,\nAnswer: since May.\nare you certified\n\n# price\nhow much\n'),
  ).toEqual([
    { id: 'iso', asked: ['are you certified'], answer: 'Yes, since May.' },
    { id: 'price', asked: ['how much'] },
  ])
})

it('takes a line that begins with # for a heading, so that words in an id are not lost as a way to ask', () => {
  expect(readWaysToAsk('# fall\nAnswer: Ring us.\n# what to wear\nAnswer: Boots.')).toEqual([
    { id: 'fall', asked: [], answer: 'Ring us.' },
    { id: 'what to wear', asked: [], answer: 'Boots.' },
  ])
})

it.each(['Urgent', 'urgent', 'Urgent: yes'])(
  'takes “%s” for the mark of an emergency, not for a way to ask',
  (line) => {
    expect(readWaysToAsk(`# poison\nAnswer: Call us.\n${line}\nhe ate poison`)).toEqual([
      { id: 'poison', asked: ['he ate poison'], answer: 'Call us.', urgent: true },
    ])
  },
)
