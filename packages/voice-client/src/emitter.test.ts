import { expect, test, vi } from 'vitest'
import { Emitter } from './emitter.ts'

class Bell extends Emitter<{ ring: [times: number]; error: [message: string] }> {
  ring(times: number): void {
    this.emit('ring', times)
  }

  break(): void {
    this.emit('error', 'broken')
  }
}

test('a listener receives every event until it is detached', () => {
  const bell = new Bell()
  const listener = vi.fn()
  const detach = bell.on('ring', listener)
  bell.ring(1)
  detach()
  detach()
  bell.ring(2)
  expect(listener.mock.calls).toEqual([[1]])
})

test('a listener attached once receives one event, and may be detached before', () => {
  const bell = new Bell()
  const once = vi.fn()
  const never = vi.fn()
  bell.once('ring', once)
  bell.once('ring', never)()
  bell.ring(1)
  bell.ring(2)
  expect(once.mock.calls).toEqual([[1]])
  expect(never).not.toHaveBeenCalled()
})

test('a listener that throws is reported and stops neither the next one nor the caller', () => {
  const bell = new Bell()
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  const next = vi.fn()
  const fault = new Error('of a listener')
  bell.on('ring', () => {
    throw fault
  })
  bell.on('ring', next)
  bell.ring(1)
  expect(next).toHaveBeenCalledOnce()
  expect(report).toHaveBeenCalledWith(fault)
  vi.unstubAllGlobals()
})

test('an error without listeners is not a failure', () => {
  expect(() => new Bell().break()).not.toThrow()
})

test('a listener that detaches another while it is called does not disturb the round', () => {
  const bell = new Bell()
  const second = vi.fn()
  bell.on('ring', () => bell.off('ring', second))
  bell.on('ring', second)
  bell.ring(1)
  bell.ring(2)
  expect(second.mock.calls).toEqual([[1]])
})

test('all listeners can be removed, of one event or of all', () => {
  const bell = new Bell()
  bell.on('ring', vi.fn())
  bell.on('error', vi.fn())
  bell.removeAllListeners('ring')
  expect([bell.listenerCount('ring'), bell.listenerCount('error')]).toEqual([0, 1])
  expect(bell.removeAllListeners()).toBe(bell)
  expect(bell.listenerCount('error')).toBe(0)
})

test('a listener may be attached and detached by the names that Node’s emitter has, one after the other', () => {
  const bell = new Bell()
  const listener = vi.fn()
  expect(bell.addListener('ring', listener).addListener('error', listener)).toBe(bell)
  expect(bell.eventNames()).toEqual(['ring', 'error'])
  expect(bell.listeners('ring')).toEqual([listener])
  expect(bell.removeListener('ring', listener)).toBe(bell)
  expect(bell.off('ring', listener)).toBe(bell)
  bell.ring(1)
  bell.break()
  expect(listener.mock.calls).toEqual([['broken']])
  expect(bell.eventNames()).toEqual(['error'])
})
