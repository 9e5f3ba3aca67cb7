import { expect, onTestFinished, test, vi } from 'vitest'
import { panelStrings } from '../element/call-strings.ts'
import { createAnnouncer } from './announcer.ts'
import { announcementOf } from './call-announcement.ts'
import { initialState, type VoiceCallState } from './voice-call-state.ts'

const call = (change: Partial<VoiceCallState> = {}): VoiceCallState => ({
  ...initialState,
  status: 'active',
  ...change,
})

test.each<[string, Partial<VoiceCallState>]>([
  ['Connecting', { status: 'loading' }],
  ['Shorten it to 2,000 characters', { status: 'loading', refusal: 'message-too-long' }],
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
  ['Shorten it to 2,000 characters', { refusal: 'message-too-long', playbackFailed: true }],
  ['Wait a moment, then send it again', { refusal: 'message-too-fast' }],
  ['The call has ended', { status: 'inactive', refusal: 'message-too-fast' }],
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
  expect(announcementOf(call(change), panelStrings)).toContain(announcement)
})

test('does not announce that the assistant speaks, since it is heard', () => {
  expect(announcementOf(call({ status: 'speaking' }), panelStrings)).toBe(
    announcementOf(call(), panelStrings),
  )
})

const soundless: (keyof VoiceCallState)[] = ['soundOff', 'playbackBlocked', 'playbackFailed']

test('waits while the assistant is audible, but not for silent output', () => {
  const output = { textContent: '' } as HTMLElement
  const announce = createAnnouncer(output)
  announce('Voice input isn’t available', call({ status: 'speaking' }))
  expect(output.textContent).toBe('')
  for (const reason of soundless) {
    announce(reason, call({ status: 'speaking', [reason]: true }))
    expect(output.textContent).toBe(reason)
  }
})

/** Announces the refusal of a text, and waits. Returns it with all that the live region has held. */
function announceRefusals() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const said: string[] = []
  const output = {
    set textContent(words: string) {
      said.push(words)
    },
    get textContent() {
      return said.at(-1) ?? ''
    },
  } as HTMLElement
  const announce = createAnnouncer(output)
  const refused = (refusedTexts: number, status: VoiceCallState['status'] = 'active') => {
    announce('Wait a moment', call({ refusal: 'message-too-fast', refusedTexts, status }))
    const atOnce = output.textContent
    vi.advanceTimersByTime(2000)
    return atOnce
  }
  return { said, refused }
}

test('says again that a text was refused, once the assistant is quiet', () => {
  const { said, refused } = announceRefusals()
  for (const count of [1, 1, 2]) refused(count)
  expect(said.filter(Boolean)).toEqual(['Wait a moment', 'Wait a moment'])
  refused(3, 'speaking')
  refused(3)
  expect(said).toEqual(['', 'Wait a moment', '', 'Wait a moment', '', 'Wait a moment'])
})

test.each<VoiceCallState['status']>(['loading', 'active'])(
  'leaves the live region empty for a moment before the same refusal (%s)',
  (status) => {
    const { said, refused } = announceRefusals()
    expect([1, 2].map((count) => refused(count, status))).toEqual(['', ''])
    expect(said).toEqual(['', 'Wait a moment', '', 'Wait a moment'])
  },
)

test('leaves the greeting time to begin, and is not put off by captions that follow each other', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const output = { textContent: 'Connecting' } as HTMLElement
  const announce = createAnnouncer(output)
  announce('Listening', call())
  vi.advanceTimersByTime(400)
  announce('Listening', call({ status: 'speaking' }))
  vi.advanceTimersByTime(2000)
  expect(output.textContent).toBe('Connecting')

  announce('Listening', call())
  for (let caption = 0; caption < 3; caption++) {
    vi.advanceTimersByTime(300)
    announce('Listening', call())
  }
  expect(output.textContent).toBe('Listening')
})
