import { expect, test } from 'vitest'
import { mustWait, announcementOf } from './call-announcement.ts'

type AnnouncedCall = Parameters<typeof announcementOf>[0] & Parameters<typeof mustWait>[0]

const call = (change: Partial<AnnouncedCall> = {}): AnnouncedCall => ({
  status: 'active',
  problem: null,
  interrupted: false,
  playbackBlocked: false,
  playbackFailed: false,
  soundOff: false,
  microphoneProblem: null,
  understandsSpeech: true,
  hearsPhrasesOnly: false,
  browserUnderstands: false,
  canUnderstandInBrowser: false,
  misunderstandings: 0,
  endedReason: undefined,
  ...change,
})

test.each<[string, Partial<AnnouncedCall>]>([
  ['Connecting', { status: 'loading' }],
  ['Listening', {}],
  ['Connection lost. Reconnecting', { interrupted: true }],
  ['We couldn’t find a microphone', { microphoneProblem: 'not-found' }],
  ['Voice input isn’t available here', { understandsSpeech: false }],
  ['common questions', { hearsPhrasesOnly: true, canUnderstandInBrowser: true }],
  ['to its maker', { hearsPhrasesOnly: true, canUnderstandInBrowser: true }],
  ['Listening', { hearsPhrasesOnly: true }],
  ['Listening', { hearsPhrasesOnly: true, canUnderstandInBrowser: true, browserUnderstands: true }],
  ['Listening', { misunderstandings: 1 }],
  ['Type your question below', { misunderstandings: 2 }],
  ['needs one more tap or click', { playbackBlocked: true }],
  ['Sound isn’t available here', { playbackFailed: true, microphoneProblem: 'unknown' }],
  ['The call has ended', { status: 'inactive' }],
  ['The call has ended', { status: 'inactive', endedReason: 'customer-ended-call' }],
  ['The call has ended', { status: 'inactive', endedReason: 'assistant-ended-call' }],
  ['The assistant hung up', { status: 'inactive', endedReason: 'ejected' }],
  ['The assistant hung up. It had been quiet', { status: 'inactive', endedReason: 'silence-timed-out' }],
  ['All lines are busy', { status: 'inactive', problem: 'busy', endedReason: 'ejected' }],
  ['All lines are busy', { status: 'inactive', problem: 'busy' }],
])('announces: %s', (announcement, change) => {
  expect(announcementOf(call(change))).toContain(announcement)
})

test('does not announce that the assistant speaks, since it is heard', () => {
  expect(announcementOf(call({ status: 'speaking' }))).toBe(announcementOf(call()))
})

test('waits while the assistant is audible, but not for silent output', () => {
  expect(mustWait(call({ status: 'speaking' }))).toBe(true)
  expect(mustWait(call())).toBe(false)
  expect(mustWait(call({ status: 'speaking', soundOff: true }))).toBe(false)
  expect(mustWait(call({ status: 'speaking', playbackBlocked: true }))).toBe(false)
  expect(mustWait(call({ status: 'speaking', playbackFailed: true }))).toBe(false)
})
