import { levelOf, loudness, moodOf } from '../react/visible-state.ts'
import { hearingOf } from '../react/hearing.ts'
import { createAnnouncer } from '../react/announcer.ts'
import { createVoiceCallController } from '../react/voice-call-controller.ts'
import type { VoiceCallStatus } from '../react/voice-call-state.ts'
import type { VoiceClientError } from '../voice-client-events.ts'
import { VoiceClient } from '../voice-client.ts'
import type { ToolCall } from '../call-message.ts'
import { type CallStrings, mergeStrings } from './call-strings.ts'
import { adopt } from './dom.ts'
import { createPanelParts } from './panel-parts.ts'
import { panelStyles } from './panel-styles.ts'
import { renderPanel } from './render-panel.ts'
import { createCaptionLog } from './show-captions.ts'

/** The element that the panel stands in. */
export interface PanelHost extends HTMLElement {
  readonly strings: CallStrings
  onToolCall: ((call: ToolCall) => string | Promise<string>) | undefined
}

export interface CallPanel {
  /** Starts a call, or ends the current one. Synchronous within the press. */
  press: () => void
  render: () => void
  /** Ends the call and closes the panel. */
  remove: () => void
}

/** Adds the panel of a call to the element. The client's state is all the state that there is, but for being open. */
export function createCallPanel(
  host: PanelHost,
  {
    button,
    workletUrl,
    onStatus,
  }: {
    button: HTMLElement
    workletUrl: string | URL | undefined
    onStatus: (status: VoiceCallStatus) => void
  },
): CallPanel {
  const root = host.shadowRoot
  if (!root) throw new Error('<frontdesk-call> has no shadow root.')
  adopt(root, panelStyles)
  const parts = createPanelParts()
  const { panel, field } = parts
  root.append(panel)
  const showCaptions = createCaptionLog(parts.captions)
  const announce = createAnnouncer(parts.announcement)
  const language = host.getAttribute('language') ?? undefined

  const load = (): Promise<VoiceClient> => {
    const token = host.getAttribute('token')
    const client = new VoiceClient({
      apiBaseUrl: host.getAttribute('api-base-url') ?? '/voice',
      ...(token !== null && { token }),
      ...(workletUrl !== undefined && { workletUrl }),
      ...(language !== undefined && { speakInBrowser: language }),
    })
    client.preload(token === null ? 'web-socket' : 'daily')
    for (const event of ['call-start', 'call-end'] as const) client.on(event, () => emit(event))
    return Promise.resolve(client)
  }
  const emit = (name: string, detail?: unknown): boolean =>
    host.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }))
  const call = createVoiceCallController({
    load,
    language,
    onError(error: VoiceClientError) {
      emit('call-error', error)
    },
    onToolCall: (tool) => {
      if (!host.onToolCall) throw new Error('This page has no tools.')
      return host.onToolCall(tool)
    },
  })
  call.preload()

  const isOn = (): boolean => call.state.get().status !== 'inactive'
  const isInside = (): boolean => panel.contains(root.activeElement)

  function start(): void {
    const wasFocused = button.matches(':focus-visible')
    setOpen(true)
    const assistantId = host.getAttribute('assistant-id')
    const { assistant } = mergeStrings(host.strings)
    void call.start(assistantId === null ? { assistant: { name: assistant } } : { assistantId })
    if (wasFocused) field.focus()
    else if (host.hasAttribute('floating')) panel.focus({ preventScroll: true })
  }

  function setOpen(isOpen: boolean): void {
    if (!isOpen && isInside()) {
      button.removeAttribute('data-open')
      button.focus()
    }
    for (const part of [panel, button]) part.toggleAttribute('data-open', isOpen)
    // Browsers before 2024 have no top layer for it; its z-index has to do.
    if (panel.isConnected && 'showPopover' in panel && panel.matches(':popover-open') !== isOpen) {
      if (isOpen) panel.showPopover()
      else panel.hidePopover()
    }
  }

  function render(): void {
    const state = call.state.get()
    const words = mergeStrings(host.strings)
    const wasInside = isInside()
    renderPanel(parts, { state, words, contactUrl: host.getAttribute('contact-url'), announce, showCaptions })
    // A removed control leaves the focus in the panel.
    const focused = root?.activeElement
    if (wasInside && (!focused || !focused.checkVisibility() || focused.matches(':disabled'))) panel.focus()
    onStatus(state.status)
  }

  function renderLevels(): void {
    const levels = call.levels.get()
    const mood = moodOf(call.state.get())
    const level = loudness(levelOf(mood, levels))
    for (const { style } of [panel, button]) style.setProperty('--level', level)
    parts.meter.style.setProperty('--heard', loudness(levels.visitor))
    button.dataset['mood'] = mood
  }

  call.state.subscribe(render)
  call.state.subscribe(renderLevels)
  call.levels.subscribe(renderLevels)
  parts.end.addEventListener('click', () => void call.stop())
  parts.close.addEventListener('click', () => setOpen(false))
  parts.again.addEventListener('click', start)
  parts.act.addEventListener('click', () => {
    const { problem, playbackBlocked } = call.state.get()
    if (problem !== null) start()
    else if (playbackBlocked) void call.resumeAudio()
    else if (hearingOf(call.state.get()) !== 'fine') call.understandInBrowser(language ?? navigator.language)
  })
  parts.form.addEventListener('submit', (event) => {
    event.preventDefault()
    const text = field.value.trim()
    if (text === '' || parts.send.disabled) return
    // What is refused stays, to be sent a moment later.
    if (call.sendText(text)) field.value = ''
  })
  parts.mute.addEventListener('click', () => call.setMuted(!call.state.get().muted))
  parts.soundOff.addEventListener('click', () => call.setSoundOff(!call.state.get().soundOff))
  parts.microphones.addEventListener('change', () => void call.chooseMicrophone(parts.microphones.value))
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    if (isOn()) void call.stop()
    else setOpen(false)
  })
  render()

  return {
    press: () => (isOn() ? void call.stop() : start()),
    render,
    remove() {
      void call.stop()
      setOpen(false)
    },
  }
}
