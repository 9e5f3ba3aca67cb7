import { expect, it } from 'vitest'
import { nearestId } from './nearest-id.ts'

const known = ['thanks', 'trial-lesson', 'fall', 'camps', 'camp-fact-2']

it.each([
  ['thankz', 'thanks'],
  ['Thanks', 'thanks'],
  ['trail-lesson', 'trial-lesson'],
  ['fal', 'fall'],
  ['camp', 'camps'],
  ['hall', 'fall'],
  ['hull', undefined],
  ['livery', undefined],
  ['cmaps', 'camps'],
  ['fallx', 'fall'],
  ['fllax', undefined],
  ['camp-fact-3', undefined],
  ['cmap-fact-2', 'camp-fact-2'],
])('%s is most likely %s', (id, nearest) => {
  expect(nearestId(id, known)).toBe(nearest)
})
