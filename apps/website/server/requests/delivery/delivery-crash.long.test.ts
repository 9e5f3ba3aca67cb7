import { expect, it } from 'vitest'
import { runDeliveryCrashRounds } from '#server/testing/delivery-crash-rounds.ts'

it('loses no delivery over a hundred crashes', { timeout: 900_000 }, async () => {
  const { stored, received, changed, unsent } = await runDeliveryCrashRounds(100)
  expect(stored.length).toBeGreaterThanOrEqual(100)
  expect(stored.filter((id) => !received.has(id))).toEqual([])
  expect(changed).toEqual([])
  expect(unsent).toBe(0)
})
