import type { VoiceCallState } from './voice-call-state.ts'

/** The look of the call: its state, and any obstacle to being heard. */
export type CallMood =
  | 'loading'
  | 'restoring'
  | 'listening'
  | 'speaking'
  | 'muted'
  | 'typing'
  | 'ended'
  | 'hungUp'
  | 'failed'

/** Returns the current mood. An obstacle takes precedence over the state of the call. */
export function moodOf({
  status,
  problem,
  interrupted,
  muted,
  microphoneProblem,
  understandsSpeech,
  endedReason,
}: Pick<
  VoiceCallState,
  'status' | 'problem' | 'interrupted' | 'muted' | 'microphoneProblem' | 'understandsSpeech' | 'endedReason'
>): CallMood {
  if (status === 'inactive' && problem !== null) return 'failed'
  if (status === 'inactive') return hasHungUp(endedReason) ? 'hungUp' : 'ended'
  if (status !== 'loading' && interrupted) return 'restoring'
  if (status !== 'active') return status
  if (microphoneProblem !== null || !understandsSpeech) return 'typing'
  return muted ? 'muted' : 'listening'
}

/**
 * Whether the other side ended the call on its own. An assistant that ends the call has said goodbye, so that counts as
 * both sides hanging up.
 */
export const hasHungUp = (endedReason: string | undefined): boolean =>
  endedReason !== undefined && endedReason !== 'customer-ended-call' && endedReason !== 'assistant-ended-call'
