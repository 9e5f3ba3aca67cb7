import { expect, test, vi } from 'vitest'
import { Emitter } from './emitter.ts'

class Timer extends Emitter<{ tick: [times: number]; error: [message: string] }> {
  tick(times: number): void {
    this.emit('tick', times)
  }

  break(): void {
    this.emit('error', 'broken')
  }
}

test('a listener receives every event until it is detached', () => {
  const timer = new Timer()
  const listener = vi.fn()
  const detach = timer.on('tick', listener)
  timer.tick(1)
  detach()
  detach()
  timer.tick(2)
  expect(listener.mock.calls).toEqual([[1]])
})

test('a listener attached once receives one event, and may be detached before', () => {
  const timer = new Timer()
  const once = vi.fn()
  const never = vi.fn()
  timer.once('tick', once)
  timer.once('tick', never)()
  timer.tick(1)
  timer.tick(2)
  expect(once.mock.calls).toEqual([[1]])
  expect(never).not.toHaveBeenCalled()
})

test('a listener attached once may be detached by its name, and is called once even if the event is emitted anew', () => {
  const timer = new Timer()
  const detached = vi.fn()
  timer.once('tick', detached)
  expect(timer.listeners('tick')).toEqual([detached])
  timer.off('tick', detached)
  const once = vi.fn()
  timer.once('tick', () => timer.tick(2))
  timer.once('tick', once)
  timer.tick(1)
  expect(detached).not.toHaveBeenCalled()
  expect(once.mock.calls).toEqual([[2]])
})

test('a listener attached twice is called twice, until one of the two is detached', () => {
  const timer = new Timer()
  const listener = vi.fn()
  timer.on('tick', listener)
  timer.on('tick', listener)
  timer.tick(1)
  timer.off('tick', listener)
  timer.tick(2)
  expect(listener.mock.calls).toEqual([[1], [1], [2]])
})

test('a listener that throws is reported and stops neither the next one nor the caller', () => {
  const timer = new Timer()
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  const next = vi.fn()
  const fault = new Error('of a listener')
  timer.on('tick', () => {
    throw fault
  })
  timer.on('tick', next)
  timer.tick(1)
  expect(next).toHaveBeenCalledOnce()
  expect(report).toHaveBeenCalledWith(fault)
  vi.unstubAllGlobals()
})

test('an error without listeners is not a failure', () => {
  expect(() => new Timer().break()).not.toThrow()
})

test('a listener that detaches another while it is called does not disturb the round', () => {
  const timer = new Timer()
  const second = vi.fn()
  timer.on('tick', () => timer.off('tick', second))
  timer.on('tick', second)
  timer.tick(1)
  timer.tick(2)
  expect(second.mock.calls).toEqual([[1]])
})

test('all listeners can be removed, of one event or of all', () => {
  const timer = new Timer()
  timer.on('tick', vi.fn())
  timer.on('error', vi.fn())
  timer.removeAllListeners('tick')
  expect([timer.listenerCount('tick'), timer.listenerCount('error')]).toEqual([0, 1])
  expect(timer.removeAllListeners()).toBe(timer)
  expect(timer.listenerCount('error')).toBe(0)
})

test('a listener may be attached and detached by the names that Node’s emitter has, one after the other', () => {
  const timer = new Timer()
  const listener = vi.fn()
  expect(timer.addListener('tick', listener).addListener('error', listener)).toBe(timer)
  expect(timer.eventNames()).toEqual(['tick', 'error'])
  expect(timer.listeners('tick')).toEqual([listener])
  expect(timer.removeListener('tick', listener)).toBe(timer)
  expect(timer.off('tick', listener)).toBe(timer)
  timer.tick(1)
  timer.break()
  expect(listener.mock.calls).toEqual([['broken']])
  expect(timer.eventNames()).toEqual(['error'])
})
