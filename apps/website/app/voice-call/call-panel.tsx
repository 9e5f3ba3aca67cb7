import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { hearingOf, moodOf, useVoiceCall } from '@frontdesk/voice-client/react'
import { voicePanel } from '#content/voice-panel.ts'
import { SectionLink } from '#app/links/section-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { CallAnnouncer } from './call-announcer.tsx'
import { CallCaptions } from './call-captions.tsx'
import { CallComposer } from './call-composer.tsx'
import { CallControls } from './call-controls.tsx'
import { reasonOf } from './call-ending.ts'
import { callLine } from './call-line.ts'
import { isHeard } from './call-news.ts'
import { CallProblem } from './call-problem.tsx'
import { createVoiceClient, type VoiceProvider } from './create-voice-client.ts'
import { logCallError } from './log-call-error.ts'
import { useClearFocus } from './use-clear-focus.ts'
import { useHouseInView } from './use-house-in-view.ts'
import { spokenLanguage } from './spoken-language.ts'
import { usePanelFocus } from './use-panel-focus.ts'
import { usePageTools } from './use-page-tools.ts'
import { MicrophoneMeter } from './microphone-meter.tsx'
import { VoiceOrb } from './voice-orb.tsx'
import styles from './voice-call.css?url'

/** The call while it is active, and its summary until the visitor closes it. */
export function CallPanel({ provider }: { provider: VoiceProvider }) {
  const [isOpen, setIsOpen] = useState(false)
  const [isSmall, setIsSmall] = useState(false)
  const [wasEjected, setWasEjected] = useState(false)
  const doOnPage = usePageTools()
  const voiceCall = useVoiceCall({
    load: async () => createVoiceClient(provider),
    language: spokenLanguage,
    onError(error) {
      if (error.type === 'ejected') setWasEjected(true)
      logCallError(error)
    },
    onToolCall(toolCall) {
      const answer = doOnPage(toolCall, voiceCall.callId)
      // Make room for what the assistant shows, so that the visitor can see and use it.
      setIsSmall(true)
      return answer
    },
  })
  const call = { ...voiceCall, endedReason: reasonOf(voiceCall.endedReason, wasEjected) }
  const panelRef = useRef<HTMLElement>(null)
  const { attributes, giveBack } = usePanelFocus(panelRef, isOpen)
  useHouseInView({ isOpen, hasOffer: isOpen && hearingOf(call) === 'phrases' })
  const { status, preload } = call
  const mood = moodOf(call)
  const isOn = status !== 'inactive'

  function start() {
    setIsOpen(true)
    setIsSmall(false)
    setWasEjected(false)
    // The server chooses the assistant; the name only labels the call.
    void call.start({ assistant: { name: voicePanel.assistantName } })
  }

  const press = useEffectEvent(() => {
    if (isOn) void call.stop()
    else start()
  })
  useEffect(() => {
    preload()
    return callLine.attach({ press: () => press() })
  }, [preload])
  useClearFocus()
  useEffect(() => callLine.show(status), [status])
  useEffect(() => () => callLine.show('inactive'), [])

  function close() {
    giveBack()
    setIsOpen(false)
  }

  function send(text: string) {
    setIsSmall(false)
    call.sendText(text)
  }

  function onKeyDown(event: KeyboardEvent) {
    setIsSmall(false)
    if (event.key !== 'Escape') return
    event.stopPropagation()
    if (isOn) void call.stop()
    else close()
  }

  if (!isOpen) return null
  return (
    // Escape ends the call from anywhere in the panel, and any key or press expands it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its controls are real buttons
    <section
      ref={panelRef}
      className="call-panel"
      aria-label={voicePanel.label}
      data-call={status}
      data-small={isSmall || undefined}
      {...attributes}
      onKeyDown={onKeyDown}
      onClick={() => setIsSmall(false)}
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
          <Button small className="call-end" onClick={() => void call.stop()}>
            {voicePanel.end}
          </Button>
        ) : (
          <Button small onClick={close}>
            {voicePanel.close}
          </Button>
        )}
      </header>
      <div className="call-words">
        {(isOn || call.captions.length > 0) && (
          <CallCaptions captions={call.captions} isSmall={isSmall} isOn={isOn} isHeard={isHeard(call)} />
        )}
        <CallProblem call={call} isSmall={isSmall} onRetry={start} />
      </div>
      {isOn ? (
        <>
          <CallComposer onSend={send} canSend={status !== 'loading' && !call.interrupted} />
          {!isSmall && <CallControls call={call} />}
        </>
      ) : (
        call.problem === null && (
          <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Button className="flex-1" onClick={start}>
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
