import { expect, it } from 'vitest'
import { runBookingCrashRounds } from '#server/testing/booking-crash-rounds.ts'

it('loses and doubles no booking over crashes, and confirms each', { timeout: 300_000 }, async () => {
  const { acknowledged, killedAt, broken } = await runBookingCrashRounds({ rounds: 4, visitors: 3 })
  expect(broken).toEqual([])
  expect(acknowledged).toBe(12)
  expect(killedAt).toEqual({ press: 1, answer: 1, mail: 1, entry: 1 })
})
