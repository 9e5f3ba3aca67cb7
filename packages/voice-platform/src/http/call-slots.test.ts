import { expect, test } from 'vitest'
import { createManualClock } from '#platform/testing/manual-clock.ts'
import { createCallSlots } from './call-slots.ts'
import { createLateness } from './loop-delay.ts'
import { defaultPlatformLimits, type PlatformLimits } from './platform-limits.ts'

function aPlatform({
  isLate = () => false,
  limits = {},
}: {
  isLate?: () => boolean
  limits?: Partial<PlatformLimits>
}) {
  const clock = createManualClock()
  const slots = createCallSlots(
    {
      limits: { ...defaultPlatformLimits, ...limits },
      clock,
    },
    { isLate, p90: () => 0, close: () => undefined },
  )
  return {
    calls: (callId: string, client?: string) => slots.reserve({ callId, client, onUnused: () => undefined }),
    joins: (callId: string, client?: string) => slots.occupy(callId, client),
    waits: (seconds: number) => clock.advance(seconds * 1000),
    hangsUp: (callId: string) => slots.release(callId),
  }
}

test('a late event loop protects the current call, and refuses nobody on an idle platform', () => {
  const visitors = aPlatform({ isLate: () => true })
  expect(visitors.calls('first')).toBe(true)
  expect(visitors.calls('second')).toBe(false)
  visitors.hangsUp('first')
  expect(visitors.calls('second')).toBe(true)
})

test('callers are accepted again when the loop has caught up', () => {
  let isLate = true
  const visitors = aPlatform({ isLate: () => isLate })
  visitors.calls('first')
  expect(visitors.calls('second')).toBe(false)
  isLate = false
  expect(visitors.calls('second')).toBe(true)
})

test('a client that starts calls and joins none of them leaves all slots but two to others', () => {
  const visitors = aPlatform({ limits: { concurrentCalls: 4 } })
  for (let call = 0; call < 20; call += 1) expect(visitors.calls(`empty ${call}`, 'stranger')).toBe(true)
  for (const call of ['one', 'two']) expect(visitors.calls(call, `client ${call}`)).toBe(true)
  expect(visitors.calls('three', 'client three')).toBe(false)
  expect(visitors.joins('one')).toBe(true)
})

test('a room that has waited for ten seconds gives way when all slots are taken', () => {
  const visitors = aPlatform({ limits: { concurrentCalls: 2 } })
  visitors.calls('on', 'first')
  visitors.joins('on')
  visitors.calls('waits', 'second')
  visitors.waits(9)
  expect(visitors.calls('new', 'third')).toBe(false)
  visitors.waits(1)
  expect(visitors.calls('new', 'third')).toBe(true)
  expect(visitors.joins('waits')).toBe(false)
  visitors.hangsUp('on')
  expect(visitors.joins('waits')).toBe(true)
  visitors.waits(60)
  expect(visitors.calls('no slot is left', 'fourth')).toBe(true)
  expect(visitors.calls('but that', 'fifth')).toBe(false)
})

test('a client joins no room beyond its calls, also one whose slot went to its next room', () => {
  const visitors = aPlatform({ limits: { callsPerClient: 3 } })
  for (const call of ['a', 'b', 'c', 'd']) expect(visitors.calls(call, 'office')).toBe(true)
  expect(['c', 'd', 'a', 'b'].map((call) => visitors.joins(call, 'office'))).toEqual([
    true,
    true,
    true,
    false,
  ])
})

test('one client has at most ten calls', () => {
  const visitors = aPlatform({})
  for (let call = 0; call < 10; call += 1) {
    expect(visitors.calls(`call ${call}`, 'office')).toBe(true)
    visitors.joins(`call ${call}`, 'office')
  }
  expect(visitors.calls('one more', 'office')).toBe(false)
  expect(visitors.calls('elsewhere', 'home')).toBe(true)
  visitors.hangsUp('call 3')
  expect(visitors.calls('one more', 'office')).toBe(true)
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
