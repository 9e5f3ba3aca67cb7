import type { ComponentProps } from 'react'
import type { VoiceCall } from '@frontdesk/voice-client/react'
import { voicePanel } from '#content/voice-panel.ts'
import { SectionLink } from '#app/links/section-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { endingOf } from './call-ending.ts'
import { SpeechHelp } from './speech-help.tsx'

type Props = {
  call: ComponentProps<typeof SpeechHelp>['call'] &
    Pick<VoiceCall, 'problem' | 'endedReason' | 'playbackBlocked' | 'playbackFailed' | 'resumeAudio'>
  isSmall: boolean
  onRetry: () => void
}

/**
 * An obstacle between the visitor and the assistant, with a way on; after a call, why the assistant hung up.
 * `CallAnnouncer` announces it.
 */
export function CallProblem({ call, isSmall, onRetry }: Props) {
  const { problem, status, playbackBlocked, playbackFailed } = call
  // If no sound is available at all, one sentence is enough.
  const microphoneProblem = playbackFailed ? null : call.microphoneProblem
  const ending = status === 'inactive' && problem === null ? endingOf(call.endedReason) : undefined
  return (
    <div className="empty:hidden">
      {problem !== null && (
        <div className="banner banner-alarm">
          <p>{voicePanel.problems[problem]}</p>
          <p className="mt-3 flex flex-wrap items-center gap-4">
            {problem !== 'limit' && (
              <Button small onClick={onRetry}>
                {voicePanel.retry}
              </Button>
            )}
            <SectionLink section="contact" className="py-1 text-ink underline">
              {voicePanel.form}
            </SectionLink>
          </p>
        </div>
      )}
      {ending !== undefined && <p className="call-hint">{ending}</p>}
      {microphoneProblem !== null && (
        <p className="call-hint">{voicePanel.microphoneProblems[microphoneProblem]}</p>
      )}
      <SpeechHelp call={call} isSmall={isSmall} />
      {playbackFailed && <p className="call-hint">{voicePanel.soundFails}</p>}
      {playbackBlocked && (
        <div className="call-hint">
          <p>{voicePanel.soundHeldBack}</p>
          <Button small tone="lamp" className="mt-2" onClick={() => void call.resumeAudio()}>
            {voicePanel.playSound}
          </Button>
        </div>
      )}
    </div>
  )
}
