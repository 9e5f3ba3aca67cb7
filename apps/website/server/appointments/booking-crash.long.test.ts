import { describe, expect, it } from 'vitest'
import { engines } from '#server/testing/open-test-database.ts'
import { runBookingCrashRounds } from '#server/testing/booking-crash-rounds.ts'
import { startPostgres } from '#server/store/testing/start-postgres.ts'

// Two times 50 rounds: on PostgreSQL, the last server waits two minutes for what killed ones had claimed.
describe.each(engines)('on %s', (engine) => {
  it.each(['first', 'second'])(
    'loses and doubles no booking over 50 crashes, and confirms each, the %s time',
    { timeout: 3_600_000 },
    async () => {
      const postgres = engine === 'postgres' ? await startPostgres() : undefined
      const report = await runBookingCrashRounds({ rounds: 50, visitors: 2, databaseUrl: postgres?.url })
      await postgres?.stop()
      expect(report.broken).toEqual([])
      expect(report.acknowledged).toBe(100)
    },
  )
})
