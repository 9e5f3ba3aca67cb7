import { expect, it } from 'vitest'
import type { CallSummary } from '#contract/desk/calls.ts'
import { describeCount, describeLength, describeTool, explainEnd } from './call-words.ts'
import '../words/testing/in-english.ts'

const call: CallSummary = {
  id: 'a',
  platform: 'embedded',
  createdAt: '2026-11-20T12:00:00.000Z',
  startedAt: '2026-11-20T12:00:02.000Z',
  seconds: 187,
  status: 'ended',
  endedReason: 'customer-ended-call',
  page: '/',
  firstWords: 'Hello',
  turns: 1,
  notUnderstood: 0,
  requestId: null,
}
const running = { ...call, seconds: null, endedReason: null }

it('says how long a call was, or why nobody knows', () => {
  expect(describeLength(call)).toBe('3:07')
  expect(describeLength({ ...running, status: 'in-progress' })).toBe('Still open')
  expect(describeLength({ ...running, startedAt: null })).toBe('Not joined')
  expect(describeLength(running)).toBe('Not known')
})

it('says why a call ended, or how far it is, and shows an unknown reason as it is', () => {
  expect(explainEnd(call)).toBe('The visitor hung up')
  expect(explainEnd({ ...running, status: 'queued' })).toBe('The visitor has not joined yet')
  expect(explainEnd({ ...call, endedReason: 'pipeline-error' })).toBe('pipeline-error')
  expect(explainEnd({ ...running, status: 'ringing' })).toBe('ringing')
})

it('says how often a visitor asked', () => {
  expect(describeCount(1)).toBe('1 question')
  expect(describeCount(12)).toBe('12 questions')
})

it('says what the assistant did, and shows the name of an unknown tool', () => {
  expect(describeTool('open_page')).toBe('Opened a page')
  expect(describeTool('juggle')).toBe('juggle')
})
