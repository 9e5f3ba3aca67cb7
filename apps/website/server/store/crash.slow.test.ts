import { expect, it } from 'vitest'
import { runCrashRounds } from '#server/testing/crash-rounds.ts'

it('has every acknowledged request exactly once, however often the server is killed', async () => {
  const rounds = 6
  const report = await runCrashRounds(rounds)
  expect(report.broken).toEqual([])
  expect(report.acknowledged).toBeGreaterThan(rounds)
  expect(report.repeats).toBeGreaterThan(rounds)
}, 300_000)
