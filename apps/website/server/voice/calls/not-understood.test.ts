import { expect, it } from 'vitest'
import { notUnderstoodIn } from './not-understood.ts'

const at = '2026-11-22T08:00:00.000Z'
const asked = (text: string, notUnderstood?: true) => ({
  role: 'user' as const,
  text,
  at,
  ...(notUnderstood && { notUnderstood }),
})

it('lists unanswered questions, most frequent first, without addresses and numbers', () => {
  const calls = [
    { transcript: [asked('Do you sell shoes?', true), asked('What does it cost?')] },
    {
      transcript: [
        asked('do you sell shoes', true),
        asked('Write to anna@example.com or +1 555 010 2222 about boats', true),
      ],
    },
  ]
  expect(notUnderstoodIn(calls)).toEqual([
    { question: 'Do you sell shoes?', times: 2 },
    { question: 'Write to [e-mail] or [number] about boats', times: 1 },
  ])
})
