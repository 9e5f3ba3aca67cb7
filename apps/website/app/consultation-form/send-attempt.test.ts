import { expect, it } from 'vitest'
import { beginAttempt, renewAttempt } from './send-attempt.ts'

it('returns the same key for the same contents, whatever their outcome', () => {
  const first = beginAttempt('a', undefined)
  expect(beginAttempt('a', first).key).toBe(first.key)
  expect(beginAttempt('a', { ...first, isSettled: true }).key).toBe(first.key)
})

it('keeps the key for changed contents while the first ones may still arrive', () => {
  const first = beginAttempt('a', undefined)
  expect(beginAttempt('b', first)).toEqual({ key: first.key, body: 'b', isSettled: false })
})

it('treats changed contents after a refusal as a new request', () => {
  const refused = { ...beginAttempt('a', undefined), isSettled: true }
  expect(beginAttempt('b', refused).key).not.toBe(refused.key)
})

it('creates a key that cannot be guessed', () => {
  const keys = new Set(Array.from({ length: 1000 }, () => beginAttempt('a', undefined).key))
  expect(keys.size).toBe(1000)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
})

it('returns a new key for contents that conflict with stored ones', () => {
  const attempt = beginAttempt('b', beginAttempt('a', undefined))
  const renewed = renewAttempt(attempt)
  expect(renewed).toEqual({ ...attempt, key: renewed.key })
  expect(renewed.key).not.toBe(attempt.key)
})
