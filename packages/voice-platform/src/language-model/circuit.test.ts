import { expect, it } from 'vitest'
import { createCircuit } from './circuit.ts'
import { defaultModelLimits } from './model-limits.ts'

function open() {
  let now = 1_000
  const circuit = createCircuit(defaultModelLimits, () => now)
  return { circuit, pass: (milliseconds: number) => (now += milliseconds) }
}

it('stops using a server after three failures in a row, and lets one request test it', () => {
  const { circuit, pass } = open()
  circuit.failed(false)
  circuit.failed(false)
  circuit.succeeded()
  circuit.failed(false)
  expect(circuit.failed(false)).toBeUndefined()
  expect(circuit.enter()).toBe('entered')
  expect(circuit.failed(false)).toBe(15_000)
  expect(circuit.enter()).toBe('left-alone')
  pass(15_000)
  expect(circuit.enter()).toBe('entered')
  expect(circuit.enter()).toBe('left-alone')
  expect(circuit.failed(false)).toBe(30_000)
  pass(30_000)
  expect(circuit.enter()).toBe('entered')
  circuit.succeeded()
  expect([circuit.enter(), circuit.enter()]).toEqual(['entered', 'entered'])
})

it('stops using it at once, and for long, if the next request would fail as well', () => {
  const { circuit, pass } = open()
  expect(circuit.failed(true)).toBe(300_000)
  pass(299_999)
  expect(circuit.enter()).toBe('left-alone')
})

it('ignores an answer that the visitor interrupted', () => {
  const { circuit, pass } = open()
  circuit.failed(true)
  pass(300_000)
  expect(circuit.enter()).toBe('entered')
  circuit.gaveUp()
  expect(circuit.enter()).toBe('entered')
})
