import type { MicrophoneProblem } from '../transport.ts'
import { hearingOf, type Hearing } from './hearing.ts'
import { hasHungUp, type CallMood } from './visible-state.ts'
import type { TextRefusal, VoiceCallProblem, VoiceCallState } from './voice-call-state.ts'

/** What a panel says about the state of a call. */
export interface CallWords {
  status: Record<CallMood, string>
  /** Why the platform hung up, by its reason. Other reasons have no sentence. */
  endings: Record<string, string>
  problems: Record<VoiceCallProblem, string>
  microphoneProblems: Record<MicrophoneProblem, string>
  hearing: Record<Exclude<Hearing, 'fine'>, string>
  /** Why a typed text was not sent, and what to do. */
  refusals: Record<TextRefusal, string>
  /** Asks for consent to the browser's own recogniser. */
  browserUnderstands: string
  soundHeldBack: string
  soundFails: string
}

/** Whether the visitor hears the assistant. If not, screen readers announce its words. */
export const isHeard = ({
  soundOff,
  playbackBlocked,
  playbackFailed,
}: Pick<VoiceCallState, 'soundOff' | 'playbackBlocked' | 'playbackFailed'>): boolean =>
  !soundOff && !playbackBlocked && !playbackFailed

/** Says why the assistant hung up, if the visitor should know. */
export const endingOf = (
  { status, problem, endedReason = '' }: Pick<VoiceCallState, 'status' | 'problem' | 'endedReason'>,
  { endings }: Pick<CallWords, 'endings'>,
): string | undefined =>
  status === 'inactive' && problem === null && Object.hasOwn(endings, endedReason)
    ? endings[endedReason]
    : undefined

/** Says how well the visitor is understood, and asks for consent to the browser's recogniser where it could do better. */
export function hearingHint(
  state: Parameters<typeof hearingOf>[0],
  words: Pick<CallWords, 'hearing' | 'browserUnderstands'>,
): string | undefined {
  const hearing = hearingOf(state)
  if (hearing === 'fine') return undefined
  return state.canUnderstandInBrowser
    ? `${words.hearing[hearing]} ${words.browserUnderstands}`
    : words.hearing[hearing]
}

/** Returns a sentence that says why the visitor and the assistant cannot understand each other, or why the call is over, and what to do. */
export function hintOf(state: VoiceCallState, words: CallWords): string | undefined {
  const { status, problem, refusal, playbackBlocked, playbackFailed, microphoneProblem } = state
  if (problem !== null) return words.problems[problem]
  if (status === 'inactive') return endingOf(state, words)
  if (playbackBlocked) return words.soundHeldBack
  if (refusal !== null) return words.refusals[refusal]
  if (playbackFailed) return words.soundFails
  if (microphoneProblem !== null) return words.microphoneProblems[microphoneProblem]
  return hearingHint(state, words)
}

/** Describes the call for people who do not see the panel. Speakers are not announced, because they can be heard. */
export function announcementOf(state: VoiceCallState, words: CallWords): string {
  const { status, interrupted, refusal, endedReason } = state
  const hint = hintOf(state, words)
  if (status === 'inactive' && state.problem === null)
    return [words.status[hasHungUp(endedReason) ? 'hungUp' : 'ended'], hint].filter(Boolean).join('. ')
  if (status === 'loading') return refusal === null ? words.status.loading : words.refusals[refusal]
  if (interrupted) return words.status.restoring
  return hint ?? words.status.listening
}
