import { expect, it } from 'vitest'
import { runDeliveryCrashRounds } from './testing/delivery-crash-rounds.ts'

it(
  'loses no delivery over ten crashes between sending and writing it down',
  { timeout: 120_000 },
  async () => {
    const { stored, received, changed, unsent } = await runDeliveryCrashRounds(10)
    expect(stored.length).toBeGreaterThanOrEqual(10)
    expect(stored.filter((id) => !received.has(id))).toEqual([])
    expect(changed).toEqual([])
    expect(unsent).toBe(0)
    // The kills did fall between the two.
    expect([...received.values()].some((times) => times > 1)).toBe(true)
  },
)
