import type { VoiceCall } from '@frontdesk/voice-client/react'

/** How the call looks: its state, and what stands between the visitor and being heard. */
export type CallMood =
  | 'loading'
  | 'restoring'
  | 'listening'
  | 'speaking'
  | 'muted'
  | 'typing'
  | 'ended'
  | 'failed'

/** What a call looks like now; what stands in the visitor's way goes before what the call is doing. */
export function moodOf({
  status,
  problem,
  interrupted,
  muted,
  microphoneProblem,
  understandsSpeech,
}: Pick<
  VoiceCall,
  'status' | 'problem' | 'interrupted' | 'muted' | 'microphoneProblem' | 'understandsSpeech'
>): CallMood {
  if (status === 'inactive') return problem === null ? 'ended' : 'failed'
  if (status !== 'loading' && interrupted) return 'restoring'
  if (status !== 'active') return status
  if (microphoneProblem !== null || !understandsSpeech) return 'typing'
  return muted ? 'muted' : 'listening'
}
