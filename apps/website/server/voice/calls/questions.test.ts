import { expect, it } from 'vitest'
import { groupQuestions } from './questions.ts'

const asked = (callId: string, minute: number, text: string) => ({
  callId,
  text,
  at: `2026-11-22T08:${String(minute).padStart(2, '0')}:00.000Z`,
})

it('groups equal questions, the most frequent first, without addresses and numbers', () => {
  expect(
    groupQuestions([
      asked('three', 9, 'Where do you park?'),
      asked('three', 8, 'do you sell shoes'),
      asked('two', 5, 'Write to anna@example.com or +1 555 010 2222 about boats'),
      asked('two', 4, 'Do you sell shoes?!'),
      asked('one', 1, 'Do you sell shoes?'),
      asked('one', 0, '???'),
    ]),
  ).toEqual([
    {
      question: 'do you sell shoes',
      times: 3,
      lastAskedAt: '2026-11-22T08:08:00.000Z',
      callIds: ['three', 'two', 'one'],
    },
    {
      question: 'Where do you park?',
      times: 1,
      lastAskedAt: '2026-11-22T08:09:00.000Z',
      callIds: ['three'],
    },
    {
      question: 'Write to [e-mail] or [number] about boats',
      times: 1,
      lastAskedAt: '2026-11-22T08:05:00.000Z',
      callIds: ['two'],
    },
  ])
})

it('lists each call once, at most five, and truncates a long question', () => {
  const [group] = groupQuestions(
    Array.from({ length: 12 }, (_, n) => asked(`call-${n >> 1}`, 30 - n, 'long '.repeat(100))),
  )
  expect(group?.callIds).toEqual(['call-0', 'call-1', 'call-2', 'call-3', 'call-4'])
  expect(group?.question).toHaveLength(300)
})
