import { expect, test } from 'vitest'
import { synonyms } from './synonyms.ts'

test('no word stands for two things', () => {
  const stems = synonyms.flatMap((words) => [...new Set(words)])
  expect(stems.filter((stem, at) => stems.indexOf(stem) !== at)).toEqual([])
})
