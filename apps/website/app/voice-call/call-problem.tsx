import { useState } from 'react'
import { endingOf, hearingHint, hearingOf, type VoiceCall } from '@frontdesk/voice-client/react'
import { voicePanel } from '#content/voice-panel.ts'
import { SectionLink } from '#app/links/section-link.tsx'
import { Button } from '#app/ui/button.tsx'

type Props = {
  call: SpeechHelpProps['call'] &
    Pick<
      VoiceCall,
      'problem' | 'refusal' | 'endedReason' | 'playbackBlocked' | 'playbackFailed' | 'resumeAudio'
    >
  language: string
  isSmall: boolean
  onRetry: () => void
}

/**
 * An obstacle between the visitor and the assistant, with a way on; after a call, why the assistant hung up.
 * `CallAnnouncer` announces it.
 */
export function CallProblem({ call, language, isSmall, onRetry }: Props) {
  const { problem, refusal, playbackBlocked, playbackFailed } = call
  // If no sound is available at all, one sentence is enough.
  const microphoneProblem = playbackFailed ? null : call.microphoneProblem
  const ending = endingOf(call, voicePanel)
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
      <SpeechHelp call={call} language={language} isSmall={isSmall} />
      {refusal !== null && <p className="call-hint">{voicePanel.refusals[refusal]}</p>}
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

type SpeechHelpProps = {
  call: Parameters<typeof hearingOf>[0] & Pick<VoiceCall, 'understandInBrowser'>
  /** In which the browser understands (BCP 47). */
  language: string
  /** The panel leaves room for the page: an offer must not cover the form that the assistant has filled in. */
  isSmall: boolean
}

/**
 * Helps when the visitor is not understood: offers the browser's own recogniser before the assistant misses something,
 * and typing. A visitor who declined is asked again only after speaking has failed.
 */
function SpeechHelp({ call, language, isSmall }: SpeechHelpProps) {
  const [hasDeclined, setHasDeclined] = useState(false)
  const hearing = hearingOf(call)
  if (hearing === 'fine' || (hearing === 'phrases' && (hasDeclined || isSmall))) return null
  const offersBrowser = call.canUnderstandInBrowser
  return (
    <div className="call-hint">
      <p>{hearingHint(call, voicePanel)}</p>
      {offersBrowser && (
        <p className="mt-2 flex flex-wrap items-center gap-2">
          <Button small tone="lamp" onClick={() => call.understandInBrowser(language)}>
            {voicePanel.allowBrowser}
          </Button>
          {hearing === 'phrases' && (
            <Button small onClick={() => setHasDeclined(true)}>
              {voicePanel.declineBrowser}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}
