import type { VoiceCall } from '@frontdesk/voice-client/react'
import { hasHungUp } from './call-ending.ts'

/** How the call looks: its state, and what stands between the visitor and being heard. */
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

/** What a call looks like now; what stands in the visitor's way goes before what the call is doing. */
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
