import { expect, it } from 'vitest'
import { engines } from '#server/testing/open-test-database.ts'
import { runBookingCrashRounds } from '#server/testing/booking-crash-rounds.ts'
import { startPostgres } from '#server/store/testing/start-postgres.ts'

it.each(engines)(
  'loses and doubles no booking over crashes, and confirms each, on %s',
  { timeout: 3_600_000 },
  async (engine) => {
    const postgres = engine === 'postgres' ? await startPostgres() : undefined
    // A colleague has six appointments a day, and visitors book four weeks ahead.
    const { acknowledged, broken } = await runBookingCrashRounds(25, postgres?.url)
    await postgres?.stop()
    expect(broken).toEqual([])
    expect(acknowledged).toBe(100)
  },
)
