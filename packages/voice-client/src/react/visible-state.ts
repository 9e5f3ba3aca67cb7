import type { VoiceCallState, VoiceLevels } from './voice-call-state.ts'

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

/** Whether the visitor's microphone is listened to, and a meter can show its level. */
export const isListening = ({
  status,
  microphoneProblem,
  understandsSpeech,
}: Pick<VoiceCallState, 'status' | 'microphoneProblem' | 'understandsSpeech'>): boolean =>
  (status === 'active' || status === 'speaking') && microphoneProblem === null && understandsSpeech

/** Whether an assistant is connected that would receive typed text. */
export const canSend = ({ status, interrupted }: Pick<VoiceCallState, 'status' | 'interrupted'>): boolean =>
  (status === 'active' || status === 'speaking') && !interrupted

/** The level of the side that speaks in this mood. */
export const levelOf = (mood: CallMood, { assistant, visitor }: VoiceLevels): number =>
  mood === 'speaking' ? assistant : mood === 'listening' ? visitor : 0

/** Maps a measured level of 0 to 1 to a CSS number: perceived loudness is its square root. */
export const loudness = (level: number): string => Math.sqrt(level).toFixed(3)
