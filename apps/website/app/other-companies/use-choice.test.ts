import { expect, it } from 'vitest'
import { listOf } from './use-choice.ts'

const script = {
  kind: 'script' as const,
  id: 'count',
  company: 'Count Ltd',
  name: 'statistics',
  purpose: 'Counts.',
  address: 'https://count.example/count.js',
  origins: ['https://count.example'],
  sets: 'A cookie.',
}

it.each([
  { id: 'other' },
  { company: 'Sold Ltd' },
  { purpose: 'Follows you.' },
  { address: 'https://count.example/more.js' },
  { origins: ['https://ads.example'] },
  { sets: 'Two cookies.' },
])('an answer does not hold for a script with another %j', (change) => {
  expect(listOf([{ ...script, ...change }])).not.toBe(listOf([script]))
})

it('an answer holds when a script changes that sets nothing', () => {
  const { sets: _, ...silent } = script
  expect(listOf([script, silent])).toBe(listOf([script]))
})
