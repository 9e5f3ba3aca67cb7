import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { hearingOf, moodOf, useVoiceCall } from '@frontdesk/voice-client/react'
import { voicePanel } from '#content/voice-panel.ts'
import { reasonOf } from './call-ending.ts'
import { callButtonStore } from './call-button-store.ts'
import { createVoiceClient, type VoiceProvider } from './create-voice-client.ts'
import { logCallError } from './log-call-error.ts'
import { spokenLanguage } from './spoken-language.ts'
import { useClearFocus } from './use-clear-focus.ts'
import { useHouseInView } from './use-house-in-view.ts'
import { usePageTools } from './use-page-tools.ts'
import { usePanelFocus } from './use-panel-focus.ts'

/** The call, the state of its panel, and what a visitor can do with both. */
export function useCallPanel(provider: VoiceProvider) {
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
  const { status, preload } = call
  const isOn = status !== 'inactive'
  const ref = useRef<HTMLElement>(null)
  const { attributes, giveBack } = usePanelFocus(ref, isOpen)
  useHouseInView({ isOpen, hasOffer: isOpen && hearingOf(call) === 'phrases' })
  useClearFocus()

  function start() {
    setIsOpen(true)
    setIsSmall(false)
    setWasEjected(false)
    // The server chooses the assistant; the name only labels the call.
    void call.start({ assistant: { name: voicePanel.assistantName } })
  }

  function end() {
    void call.stop()
  }

  function close() {
    giveBack()
    setIsOpen(false)
  }

  function expand() {
    setIsSmall(false)
  }

  function send(text: string) {
    expand()
    call.sendText(text)
  }

  function onKeyDown(event: KeyboardEvent) {
    expand()
    if (event.key !== 'Escape') return
    event.stopPropagation()
    if (isOn) end()
    else close()
  }

  const press = useEffectEvent(() => {
    if (isOn) end()
    else start()
  })
  useEffect(() => {
    preload()
    return callButtonStore.attach({ press: () => press() })
  }, [preload])
  useEffect(() => callButtonStore.show(status), [status])
  useEffect(() => () => callButtonStore.show('inactive'), [])

  return {
    call,
    mood: moodOf(call),
    isOpen,
    isOn,
    isSmall,
    start,
    end,
    close,
    expand,
    send,
    onKeyDown,
    attributes: { ref, 'data-call': status, 'data-small': isSmall || undefined, ...attributes },
  }
}
