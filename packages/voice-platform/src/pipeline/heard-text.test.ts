import { expect, test } from 'vitest'
import { heardText } from './heard-text.ts'

const segments = [
  { text: 'We offer support,', start: 0, end: 1_000 },
  { text: 'and scheduling.', start: 1_100, end: 2_000 },
]

test.each([
  [0, ''],
  [100, ''],
  [600, 'We offer'],
  [1_000, 'We offer support,'],
  [1_550, 'We offer support, and'],
  [9_999, 'We offer support, and scheduling.'],
])('after %d ms: "%s"', (played, words) => {
  expect(heardText(segments, played)).toBe(words)
})
