import { expect, test } from 'vitest'
import { mustWait, newsOf } from './call-news.ts'

type News = Parameters<typeof newsOf>[0] & Parameters<typeof mustWait>[0]

const call = (change: Partial<News> = {}): News => ({
  status: 'active',
  problem: null,
  interrupted: false,
  playbackBlocked: false,
  playbackFailed: false,
  soundOff: false,
  microphoneProblem: null,
  understandsSpeech: true,
  endedReason: undefined,
  ...change,
})

test.each<[string, Partial<News>]>([
  ['Connecting', { status: 'loading' }],
  ['Listening', {}],
  ['The line is down. Bringing it back', { interrupted: true }],
  ['No microphone was found', { microphoneProblem: 'not-found' }],
  ['Speech is not understood here', { understandsSpeech: false }],
  ['waits for one more press', { playbackBlocked: true }],
  ['The assistant cannot be heard here', { playbackFailed: true, microphoneProblem: 'unknown' }],
  ['The call has ended', { status: 'inactive' }],
  ['The call has ended', { status: 'inactive', endedReason: 'customer-ended-call' }],
  ['The call has ended', { status: 'inactive', endedReason: 'assistant-ended-call' }],
  ['The assistant hung up', { status: 'inactive', endedReason: 'ejected' }],
  ['The assistant hung up. Nobody had spoken', { status: 'inactive', endedReason: 'silence-timed-out' }],
  ['All lines are taken', { status: 'inactive', problem: 'busy', endedReason: 'ejected' }],
  ['All lines are taken', { status: 'inactive', problem: 'busy' }],
])('is told: %s', (news, change) => {
  expect(newsOf(call(change))).toContain(news)
})

test('that the assistant speaks is no news, since it is heard', () => {
  expect(newsOf(call({ status: 'speaking' }))).toBe(newsOf(call()))
})

test('waits while the assistant is heard, and for nothing that makes no sound', () => {
  expect(mustWait(call({ status: 'speaking' }))).toBe(true)
  expect(mustWait(call())).toBe(false)
  expect(mustWait(call({ status: 'speaking', soundOff: true }))).toBe(false)
  expect(mustWait(call({ status: 'speaking', playbackBlocked: true }))).toBe(false)
  expect(mustWait(call({ status: 'speaking', playbackFailed: true }))).toBe(false)
})
