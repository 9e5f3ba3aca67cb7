import { expect, it } from 'vitest'
import { runCrashRounds } from '#server/testing/crash-rounds.ts'

it('has every acknowledged request exactly once after 500 kills', async () => {
  const report = await runCrashRounds(500)
  expect(report.broken).toEqual([])
  expect(report.acknowledged).toBeGreaterThan(5000)
  expect(report.killedWhileStarting).toBeGreaterThan(10)
  console.log(report)
}, 3_600_000)
