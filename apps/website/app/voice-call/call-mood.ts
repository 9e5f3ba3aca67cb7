import type { VoiceCall } from '@frontdesk/voice-client/react'

/** How the call looks: its state, and what stands between the visitor and being heard. */
export type CallMood = 'loading' | 'listening' | 'speaking' | 'muted' | 'typing' | 'ended' | 'failed'

export function moodOf({
  status,
  problem,
  muted,
  microphoneProblem,
  understandsSpeech,
}: Pick<VoiceCall, 'status' | 'problem' | 'muted' | 'microphoneProblem' | 'understandsSpeech'>): CallMood {
  if (status === 'inactive') return problem === null ? 'ended' : 'failed'
  if (status !== 'active') return status
  if (microphoneProblem !== null || !understandsSpeech) return 'typing'
  return muted ? 'muted' : 'listening'
}
