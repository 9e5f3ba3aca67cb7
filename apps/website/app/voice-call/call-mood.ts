import type { VoiceCall } from '@frontdesk/voice-client/react'
import { hasHungUp } from './call-ending.ts'

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
  VoiceCall,
  'status' | 'problem' | 'interrupted' | 'muted' | 'microphoneProblem' | 'understandsSpeech' | 'endedReason'
>): CallMood {
  if (status === 'inactive' && problem !== null) return 'failed'
  if (status === 'inactive') return hasHungUp(endedReason) ? 'hungUp' : 'ended'
  if (status !== 'loading' && interrupted) return 'restoring'
  if (status !== 'active') return status
  if (microphoneProblem !== null || !understandsSpeech) return 'typing'
  return muted ? 'muted' : 'listening'
}
