import { expect, it } from 'vitest'
import { runBookingCrashRounds } from '#server/testing/booking-crash-rounds.ts'

it('loses and doubles no booking over crashes, and confirms each', { timeout: 300_000 }, async () => {
  const { acknowledged, interrupted, broken } = await runBookingCrashRounds(3)
  expect(broken).toEqual([])
  expect(acknowledged).toBe(12)
  // Proves that kills did happen while bookings were under way.
  expect(interrupted).toBeGreaterThan(0)
})
