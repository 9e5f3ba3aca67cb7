import { expect, it } from 'vitest'
import { engines } from '#server/testing/open-test-database.ts'
import { startPostgres } from '#server/store/testing/start-postgres.ts'
import { runDeliveryCrashRounds } from '#server/testing/delivery-crash-rounds.ts'

/** Few on PostgreSQL: each round opens connections and ends with claims that have to be freed. */
const rounds = { sqlite: 10, postgres: 4 }

it.each(engines)(
  'loses no delivery over crashes between sending and recording it, on %s',
  { timeout: 120_000 },
  async (engine) => {
    const postgres = engine === 'postgres' ? await startPostgres() : undefined
    const { stored, received, changed, unsent } = await runDeliveryCrashRounds(rounds[engine], postgres?.url)
    await postgres?.stop()
    expect(stored.length).toBeGreaterThanOrEqual(rounds[engine])
    expect(stored.filter((id) => !received.has(id))).toEqual([])
    expect(changed).toEqual([])
    expect(unsent).toBe(0)
    // Proves that kills did happen between sending and recording.
    expect([...received.values()].some((times) => times > 1)).toBe(true)
  },
)
