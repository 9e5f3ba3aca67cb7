import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { VoiceClientError } from '@frontdesk/voice-client'
import { hearingOf, moodOf, useVoiceCall } from '@frontdesk/voice-client/react'
import { voicePanel } from '#content/voice-panel.ts'
import { callButtonStore } from './call-button-store.ts'
import { createVoiceClient, type Speaking } from './create-voice-client.ts'
import { useClearFocus } from './use-clear-focus.ts'
import { useHouseInView } from './use-house-in-view.ts'
import { usePageTools } from './use-page-tools.ts'
import { usePanelFocus } from './use-panel-focus.ts'

/** The call, the state of its panel, and what a visitor can do with both. */
export function useCallPanel(speaking: Speaking) {
  const [isOpen, setIsOpen] = useState(false)
  const [isSmall, setIsSmall] = useState(false)
  const doOnPage = usePageTools()
  const call = useVoiceCall({
    load: async () => createVoiceClient(speaking),
    language: speaking.language,
    onError: logCallError,
    onToolCall(toolCall) {
      const answer = doOnPage(toolCall, call.callId)
      // Make room for what the assistant shows, so that the visitor can see and use it.
      setIsSmall(true)
      return answer
    },
  })
  const { status, preload } = call
  const isOn = status !== 'inactive'
  const ref = useRef<HTMLElement>(null)
  const { attributes, giveBack } = usePanelFocus(ref, isOpen)
  useHouseInView({ isOpen, hasOffer: isOpen && hearingOf(call) === 'phrases' })
  useClearFocus()

  function start() {
    setIsOpen(true)
    setIsSmall(false)
    // The server chooses the assistant; the name only labels the call.
    const assistant = { name: voicePanel.assistantName }
    // "Tomorrow" is the visitor's.
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    void call.start({ assistant, assistantOverrides: { variableValues: { timeZone } } })
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
    return call.sendText(text)
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

/**
 * Logs a fault of the call to the visitor's console. An ejection is not a fault, since the platform ends calls that way, and
 * neither is a text that was not sent.
 */
function logCallError(error: VoiceClientError): void {
  if (error.type === 'ejected' || error.type.startsWith('message-')) return
  // oxlint-disable-next-line no-console -- required by the specification for every fault of a call
  console.error('The voice call failed.', error)
}
