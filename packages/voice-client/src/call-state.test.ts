import { expect, test } from 'vitest'
import { CallStateMachine } from './call-state.ts'

test('a call goes from idle through starting and joined back to idle', () => {
  const machine = new CallStateMachine()
  expect(machine.phaseOf(machine.attempt)).toBe('idle')
  expect(machine.apply({ type: 'start' })).toBe(true)
  expect(machine.phaseOf(1)).toBe('starting')
  expect(machine.apply({ type: 'joined', attempt: 1 })).toBe(true)
  expect(machine.phaseOf(1)).toBe('joined')
  expect(machine.apply({ type: 'end', attempt: 1 })).toBe(true)
  expect(machine.phaseOf(1)).toBe('ending')
  expect(machine.apply({ type: 'ended', attempt: 1 })).toBe(true)
  expect(machine.phaseOf(1)).toBe('idle')
})

test('refuses a second start during a call', () => {
  const machine = new CallStateMachine()
  machine.apply({ type: 'start' })
  expect(machine.apply({ type: 'start' })).toBe(false)
  expect(machine.attempt).toBe(1)
})

test('ignores events of a call that is over', () => {
  const machine = new CallStateMachine()
  machine.apply({ type: 'start' })
  machine.apply({ type: 'end', attempt: 1 })
  machine.apply({ type: 'ended', attempt: 1 })
  machine.apply({ type: 'start' })
  expect(machine.apply({ type: 'joined', attempt: 1 })).toBe(false)
  expect(machine.apply({ type: 'end', attempt: 1 })).toBe(false)
  expect(machine.phaseOf(1)).toBe('idle')
  expect(machine.phaseOf(2)).toBe('starting')
})

test('ends a call once', () => {
  const machine = new CallStateMachine()
  machine.apply({ type: 'start' })
  expect(machine.apply({ type: 'end', attempt: 1 })).toBe(true)
  expect(machine.apply({ type: 'end', attempt: 1 })).toBe(false)
})
