import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { inSlices, type Steps } from './steps-of-work.ts'

function* slowSteps(count: number): Steps<string> {
  for (let step = 0; step < count; step += 1) {
    const end = performance.now() + 10
    while (performance.now() < end);
    yield
  }
  return 'done'
}

it('yields to other work after each long step', async () => {
  let isDone = false
  const work = inSlices(slowSteps(5)).finally(() => (isDone = true))
  let turns = 0
  for (; !isDone; turns += 1) await setImmediate()
  expect(await work).toBe('done')
  expect(turns).toBeGreaterThanOrEqual(5)
})
