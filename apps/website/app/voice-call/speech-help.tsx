import { useState } from 'react'
import { hearingOf, type VoiceCall } from '@frontdesk/voice-client/react'
import { voicePanel } from '#content/voice-panel.ts'
import { Button } from '#app/ui/button.tsx'
import { spokenLanguage } from './spoken-language.ts'

type Props = {
  call: Parameters<typeof hearingOf>[0] & Pick<VoiceCall, 'understandInBrowser'>
  /** The panel leaves room for the page: an offer must not cover the form that the assistant has filled in. */
  isSmall: boolean
}

/**
 * Helps when the visitor is not understood: offers the browser's own recogniser before the assistant misses something,
 * and typing. A visitor who declined is asked again only after speaking has failed.
 */
export function SpeechHelp({ call, isSmall }: Props) {
  const [hasDeclined, setHasDeclined] = useState(false)
  const hearing = hearingOf(call)
  if (hearing === 'fine' || (hearing === 'phrases' && (hasDeclined || isSmall))) return null
  const offersBrowser = call.canUnderstandInBrowser
  return (
    <div className="call-hint">
      <p>
        {voicePanel.hearing[hearing]}
        {offersBrowser && ` ${voicePanel.browserUnderstands}`}
      </p>
      {offersBrowser && (
        <p className="mt-2 flex flex-wrap items-center gap-2">
          <Button small tone="lamp" onClick={() => call.understandInBrowser(spokenLanguage)}>
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
