import { expect, test } from 'vitest'
import { createInMemoryCallStore } from '#platform/calls/in-memory-call-store.ts'
import { createManualClock } from '#platform/testing/manual-clock.ts'
import { createQuietLog } from '#platform/testing/quiet-log.ts'
import { createAdmission } from './admission.ts'
import { createLateness } from './loop-delay.ts'
import { defaultPlatformLimits } from './platform-limits.ts'

function anAdmission({ isLate }: { isLate: () => boolean }) {
  const admission = createAdmission(
    {
      limits: defaultPlatformLimits,
      callStore: createInMemoryCallStore(),
      clock: createManualClock(),
      log: createQuietLog(),
    },
    { isLate, p90: () => 0, close: () => undefined },
  )
  return {
    calls: (callId: string) => admission.reserve({ callId, tokenHash: callId, origin: null }),
    hangsUp: (callId: string) => admission.release(callId),
  }
}

test('a late event loop protects the call that is on, and turns nobody away from an idle platform', () => {
  const visitors = anAdmission({ isLate: () => true })
  expect(visitors.calls('first')).toBe(true)
  expect(visitors.calls('second')).toBe(false)
  visitors.hangsUp('first')
  expect(visitors.calls('second')).toBe(true)
})

test('callers are let in again when the loop has caught up', () => {
  let isLate = true
  const visitors = anAdmission({ isLate: () => isLate })
  visitors.calls('first')
  expect(visitors.calls('second')).toBe(false)
  isLate = false
  expect(visitors.calls('second')).toBe(true)
})

test.each([
  ['the start is no measure', [900], false],
  ['a late window is', [0, 200], true],
  ['a little better is not well yet', [0, 200, 100], true],
  ['half the limit is', [0, 200, 70], false],
  ['and 100 is fine for who was not late', [0, 70, 100], false],
])('%s', (_what, windows, isLate) => {
  const lateness = createLateness(150)
  for (const p90 of windows) lateness.add(p90)
  expect(lateness.isLate).toBe(isLate)
})
