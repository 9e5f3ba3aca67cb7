import { describe, expect, it } from 'vitest'
import { engines } from '#server/testing/open-test-database.ts'
import { runBookingCrashRounds } from '#server/testing/booking-crash-rounds.ts'
import { startPostgres } from '#server/store/testing/start-postgres.ts'

/** A hundred crashes. More bookings at a time would not fit into the calendar beside times that crashes left on hold. */
const passes = { count: 4, rounds: 25, visitors: 3 }

describe.each(engines)('on %s', (engine) => {
  it.each(Array.from({ length: passes.count }, (_, index) => index + 1))(
    `loses and doubles no booking over ${passes.rounds} crashes, and confirms each, pass %i`,
    { timeout: 1_200_000 },
    async () => {
      const postgres = engine === 'postgres' ? await startPostgres() : undefined
      const { acknowledged, broken } = await runBookingCrashRounds({ ...passes, databaseUrl: postgres?.url })
      await postgres?.stop()
      expect(broken).toEqual([])
      expect(acknowledged).toBe(passes.rounds * passes.visitors)
    },
  )
})
