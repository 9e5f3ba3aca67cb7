import { hasHungUp, hearingOf, type VoiceCall } from '@frontdesk/voice-client/react'
import { voicePanel } from '#content/voice-panel.ts'
import { endingOf } from './call-ending.ts'

type Heard = Pick<VoiceCall, 'soundOff' | 'playbackBlocked' | 'playbackFailed'>

/** Whether the visitor hears the assistant. If not, screen readers announce its words. */
export const isHeard = ({ soundOff, playbackBlocked, playbackFailed }: Heard): boolean =>
  !soundOff && !playbackBlocked && !playbackFailed

/**
 * Describes the state of the call for people who do not see the panel. Who speaks is not announced, because it can be
 * heard.
 */
export function announcementOf({
  status,
  problem,
  interrupted,
  playbackBlocked,
  playbackFailed,
  microphoneProblem,
  endedReason,
  ...hearing
}: Pick<
  VoiceCall,
  | 'status'
  | 'problem'
  | 'interrupted'
  | 'playbackBlocked'
  | 'playbackFailed'
  | 'microphoneProblem'
  | 'endedReason'
> &
  Parameters<typeof hearingOf>[0]): string {
  if (problem !== null) return voicePanel.problems[problem]
  if (status === 'inactive' && !hasHungUp(endedReason)) return voicePanel.status.ended
  if (status === 'inactive')
    return [voicePanel.status.hungUp, endingOf(endedReason)].filter(Boolean).join('. ')
  if (status === 'loading') return voicePanel.status.loading
  if (interrupted) return voicePanel.status.restoring
  if (playbackBlocked) return voicePanel.soundHeldBack
  if (playbackFailed) return voicePanel.soundFails
  if (microphoneProblem !== null) return voicePanel.microphoneProblems[microphoneProblem]
  const heard = hearingOf({ ...hearing, status, microphoneProblem })
  if (heard === 'fine') return voicePanel.status.listening
  const offer = hearing.canUnderstandInBrowser ? ` ${voicePanel.browserUnderstands}` : ''
  return `${voicePanel.hearing[heard]}${offer}`
}

/** Whether an announcement has to wait: a screen reader would talk over the assistant and into an open microphone. */
export const mustWait = ({ status, ...heard }: Pick<VoiceCall, 'status'> & Heard): boolean =>
  status === 'speaking' && isHeard(heard)
