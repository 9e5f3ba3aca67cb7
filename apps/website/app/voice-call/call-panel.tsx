import { useEffect, useRef } from 'react'
import {
  announcementOf,
  canSend,
  createAnnouncer,
  isHeard,
  type VoiceCall,
} from '@frontdesk/voice-client/react'
import { voicePanel } from '#content/voice-panel.ts'
import { SectionLink } from '#app/links/section-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { CallCaptions } from './call-captions.tsx'
import { CallComposer } from './call-composer.tsx'
import { CallControls } from './call-controls.tsx'
import { CallProblem } from './call-problem.tsx'
import type { Speaking } from './create-voice-client.ts'
import { MicrophoneMeter } from './microphone-meter.tsx'
import { useCallPanel } from './use-call-panel.ts'
import { VoiceOrb } from './voice-orb.tsx'
import styles from './voice-call.css?url'

/** The call while it is active, and its summary until the visitor closes it. */
export function CallPanel(speaking: Speaking) {
  const panel = useCallPanel(speaking)
  const { call, mood, isOn, isSmall } = panel
  if (!panel.isOpen) return null
  return (
    // Escape ends the call from anywhere in the panel, and any key or press expands it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its controls are real buttons
    <section
      className="call-panel"
      aria-label={voicePanel.label}
      {...panel.attributes}
      onKeyDown={panel.onKeyDown}
      onClick={panel.expand}
    >
      <link rel="stylesheet" href={styles} precedence="default" />
      <header className="call-head">
        <VoiceOrb call={call} mood={mood} />
        <div className="min-w-0 flex-1">
          <h2 className="text-base">{voicePanel.assistantName}</h2>
          <p className="call-status">{voicePanel.status[mood]}</p>
          <MicrophoneMeter call={call} />
          <CallAnnouncer call={call} />
        </div>
        {isOn ? (
          <Button small className="call-end" onClick={panel.end}>
            {voicePanel.end}
          </Button>
        ) : (
          <Button small onClick={panel.close}>
            {voicePanel.close}
          </Button>
        )}
      </header>
      <div className="call-words">
        {(isOn || call.captions.length > 0) && (
          <CallCaptions
            captions={call.captions}
            isSmall={isSmall}
            isHeard={isHeard(call)}
            language={speaking.language}
          />
        )}
        <CallProblem call={call} language={speaking.language} isSmall={isSmall} onRetry={panel.start} />
      </div>
      {isOn ? (
        <>
          <CallComposer onSend={panel.send} canSend={canSend(call)} />
          {!isSmall && <CallControls call={call} />}
        </>
      ) : (
        call.problem === null && (
          <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Button className="flex-1" onClick={panel.start}>
              {voicePanel.again}
            </Button>
            <SectionLink section="contact" className="py-2 text-small text-ink underline">
              {voicePanel.form}
            </SectionLink>
          </p>
        )
      )}
    </section>
  )
}

/** Announces the state of the call to screen readers, in pauses of the assistant's speech. */
function CallAnnouncer({ call }: { call: VoiceCall }) {
  const output = useRef<HTMLOutputElement>(null)
  const announce = useRef<ReturnType<typeof createAnnouncer>>(undefined)
  useEffect(() => {
    if (!output.current) return
    announce.current ??= createAnnouncer(output.current)
    announce.current(announcementOf(call, voicePanel), call)
  })
  return <output ref={output} className="sr-only" />
}
