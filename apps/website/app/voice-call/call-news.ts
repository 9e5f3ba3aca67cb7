import type { VoiceCall } from '@frontdesk/voice-client/react'
import { voicePanel } from '#content/voice-panel.ts'
import { endingOf, hasHungUp } from './call-ending.ts'

type Heard = Pick<VoiceCall, 'soundOff' | 'playbackBlocked' | 'playbackFailed'>

/** Whether the visitor hears the assistant. Else a screen reader is what tells the words. */
export const isHeard = ({ soundOff, playbackBlocked, playbackFailed }: Heard): boolean =>
  !soundOff && !playbackBlocked && !playbackFailed

/**
 * How it stands with the call, for those who do not see the panel. Who speaks is no news: that is heard.
 */
export function newsOf({
  status,
  problem,
  interrupted,
  playbackBlocked,
  playbackFailed,
  microphoneProblem,
  understandsSpeech,
  endedReason,
}: Pick<
  VoiceCall,
  | 'status'
  | 'problem'
  | 'interrupted'
  | 'playbackBlocked'
  | 'playbackFailed'
  | 'microphoneProblem'
  | 'understandsSpeech'
  | 'endedReason'
>): string {
  if (problem !== null) return voicePanel.problems[problem]
  if (status === 'inactive' && !hasHungUp(endedReason)) return voicePanel.status.ended
  if (status === 'inactive')
    return [voicePanel.status.hungUp, endingOf(endedReason)].filter(Boolean).join('. ')
  if (status === 'loading') return voicePanel.status.loading
  if (interrupted) return voicePanel.status.restoring
  if (playbackBlocked) return voicePanel.soundHeldBack
  if (playbackFailed) return voicePanel.soundFails
  if (microphoneProblem !== null) return voicePanel.microphoneProblems[microphoneProblem]
  return understandsSpeech ? voicePanel.status.listening : voicePanel.notUnderstood
}

/** Whether news has to wait: a screen reader would talk over the assistant, and into an open microphone. */
export const mustWait = ({ status, ...heard }: Pick<VoiceCall, 'status'> & Heard): boolean =>
  status === 'speaking' && isHeard(heard)
