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

it.each(['Urgent', 'urgent', 'Urgent: yes'])(
  'takes “%s” for the mark of an emergency, not for a way to ask',
  (line) => {
    expect(readWaysToAsk(`# poison\nAnswer: Call us.\n${line}\nhe ate poison`)).toEqual([
      { id: 'poison', asked: ['he ate poison'], answer: 'Call us.', urgent: true },
    ])
  },
)
