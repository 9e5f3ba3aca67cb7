import { hasHungUp } from '../react/visible-state.ts'
import { hearingOf } from '../react/speech-understanding.ts'
import type { VoiceCallState } from '../react/voice-call-state.ts'
import type { PanelStrings } from './call-strings.ts'

/** Whether the visitor hears the assistant. If not, screen readers announce its words. */
export const isHeard = ({ soundOff, playbackBlocked, playbackFailed }: VoiceCallState): boolean =>
  !soundOff && !playbackBlocked && !playbackFailed

/** Returns a sentence that says why the visitor and the assistant cannot understand each other, or why the call is over, and what to do. */
export function hintOf(state: VoiceCallState, words: PanelStrings): string | undefined {
  const { status, problem, endedReason = '', playbackBlocked, playbackFailed, microphoneProblem } = state
  if (problem !== null) return words.problems[problem]
  if (status === 'inactive') return words.endings[endedReason]
  if (playbackBlocked) return words.soundHeldBack
  if (playbackFailed) return words.soundFails
  if (microphoneProblem !== null) return words.microphoneProblems[microphoneProblem]
  const hearing = hearingOf(state)
  if (hearing === 'fine') return undefined
  const offer = state.canUnderstandInBrowser ? ` ${words.browserUnderstands}` : ''
  return `${words.hearing[hearing]}${offer}`
}

/** Describes the call for people who do not see the panel. Speakers are not announced, because they can be heard. */
export function announcementOf(state: VoiceCallState, words: PanelStrings): string {
  const { status, interrupted, endedReason } = state
  const hint = hintOf(state, words)
  if (status === 'inactive' && state.problem === null)
    return [words.status[hasHungUp(endedReason) ? 'hungUp' : 'ended'], hint].filter(Boolean).join('. ')
  if (status === 'loading') return words.status.loading
  if (interrupted) return words.status.restoring
  return hint ?? words.status.listening
}
