import type { createAnnouncer } from '../react/announcer.ts'
import { announcementOf, hintOf, isHeard } from '../react/call-announcement.ts'
import { microphoneChoices } from '../react/audio-devices.ts'
import { canSend, isListening, moodOf } from '../react/visible-state.ts'
import type { VoiceCallState } from '../react/voice-call-state.ts'
import { hearingOf } from '../react/hearing.ts'
import type { PanelStrings } from './call-strings.ts'
import { create } from './dom.ts'
import type { PanelParts } from './panel-parts.ts'
import type { createCaptionLog } from './show-captions.ts'

interface Look {
  state: VoiceCallState
  words: PanelStrings
  contactUrl: string | null
  announce: ReturnType<typeof createAnnouncer>
  showCaptions: ReturnType<typeof createCaptionLog>
}

/** Shows the state of a call in the panel. */
export function renderPanel(parts: PanelParts, look: Look): void {
  const { state, words, announce, showCaptions } = look
  const { status, problem, playbackFailed, microphoneProblem } = state
  const isOn = status !== 'inactive'
  const mood = moodOf(state)
  parts.panel.dataset['mood'] = mood
  parts.panel.setAttribute('aria-label', words.label)
  parts.name.textContent = words.assistant
  parts.status.textContent = words.status[mood]
  parts.meter.hidden = !isListening(state)
  announce(announcementOf(state, words), state)
  parts.captions.setAttribute('aria-label', words.log)
  parts.captions.setAttribute('aria-live', isHeard(state) ? 'off' : 'polite')
  parts.captions.hidden = !isOn && state.captions.length === 0
  showCaptions(state.captions, words)
  renderHint(parts, look)

  for (const [button, label] of [
    [parts.end, words.end],
    [parts.close, words.close],
    [parts.send, words.send],
    [parts.mute, words.mute],
    [parts.soundOff, words.soundOff],
    [parts.again, words.again],
  ] as const)
    setLabel(button, label)
  parts.end.hidden = !isOn
  parts.close.hidden = isOn
  parts.form.hidden = !isOn
  parts.field.placeholder = words.message
  parts.field.setAttribute('aria-label', words.message)
  parts.send.disabled = !canSend(state)
  parts.controls.hidden = !isOn || (playbackFailed && microphoneProblem !== null)
  parts.mute.hidden = microphoneProblem !== null
  parts.mute.setAttribute('aria-pressed', String(state.muted))
  parts.soundOff.hidden = playbackFailed
  parts.soundOff.setAttribute('aria-pressed', String(state.soundOff))
  renderMicrophones(parts, state, words)
  parts.after.hidden = isOn || problem !== null
}

function renderHint(parts: PanelParts, { state, words, contactUrl }: Look): void {
  const { status, problem, playbackBlocked } = state
  const hint = hintOf(state, words)
  parts.hint.hidden = hint === undefined
  parts.hint.toggleAttribute('data-alarm', problem !== null)
  parts.hintText.textContent = hint ?? ''
  const offersBrowser = hearingOf(state) !== 'fine' && state.canUnderstandInBrowser
  setLabel(parts.act, problem !== null ? words.retry : playbackBlocked ? words.playSound : words.allowBrowser)
  parts.act.hidden =
    problem !== null ? problem === 'limit' : status === 'inactive' || !(playbackBlocked || offersBrowser)
  parts.contact.hidden = contactUrl === null || problem === null
  parts.hintActions.hidden = parts.act.hidden && parts.contact.hidden
  parts.afterContact.hidden = contactUrl === null
  for (const link of [parts.contact, parts.afterContact]) {
    link.textContent = words.contact
    if (contactUrl !== null) link.href = contactUrl
  }
}

function renderMicrophones(parts: PanelParts, state: VoiceCallState, words: PanelStrings): void {
  const { microphones, microphoneId } = state
  parts.microphones.hidden = microphones.length < 2 || state.playbackFailed
  parts.microphones.setAttribute('aria-label', words.microphone)
  const options = microphoneChoices(state, { ...words, namelessMicrophone: words.microphone }).map(
    ({ id, label }) => [id, label],
  )
  // An open menu would close.
  const shown = [...parts.microphones.options].map(({ value, text }) => [value, text])
  if (JSON.stringify(shown) !== JSON.stringify(options))
    parts.microphones.replaceChildren(
      ...options.map(([value = '', text = '']) => create('option', { value }, text)),
    )
  parts.microphones.value = microphoneId ?? ''
}

function setLabel(button: HTMLElement, label: string): void {
  const text = button.lastElementChild
  if (text && text.textContent !== label) text.textContent = label
}
