import {
  findSpeechRecognizer,
  recognizeInBrowser,
  recognizesLocally,
} from '../browser-recognition/recognize-in-browser.ts'
import type { ToolCall } from '../call-message.ts'
import type { Detach } from '../emitter.ts'
import type { StartRequest } from '../start-request.ts'
import type { VoiceClientError } from '../voice-client-events.ts'
import type { VoiceClient } from '../voice-client.ts'
import { listAudioDevices } from './audio-devices.ts'
import { addTyped, finishCaptions } from './captions.ts'
import { followClient } from './follow-client.ts'
import { createStore, type Store } from './store.ts'
import {
  initialState,
  isTextRefusal,
  type TextRefusal,
  type VoiceCallState,
  type VoiceLevels,
} from './voice-call-state.ts'

const quiet: VoiceLevels = { assistant: 0, visitor: 0 }

export interface VoiceCallOptions {
  /** Returns the client, loaded at the first press or by `preload`. Called again after a failure. */
  load: () => Promise<VoiceClient>
  /**
   * The visitor's language (BCP 47, such as `en-US`). If given, a browser that recognises it on the device does so at
   * once, unless the platform recognises free speech.
   */
  language?: string | undefined
  /** Every error of the client, for the page's own log. */
  onError?: ((error: VoiceClientError) => void) | undefined
  /** Runs a tool that the assistant requests; the result, in words, is sent to the assistant. */
  onToolCall?: ((call: ToolCall) => string | Promise<string>) | undefined
}

export interface VoiceCallController {
  state: Store<VoiceCallState>
  levels: Store<VoiceLevels>
  setOptions: (options: VoiceCallOptions) => void
  /** Loads the client ahead of the press, on hover or focus. A failure is reported at the press. */
  preload: () => void
  /** Starts a call. Call it in the press itself: the browser lets a page play sound only then. */
  start: (request: StartRequest) => Promise<void>
  stop: () => Promise<void>
  /** Returns false if the text was not sent: there is no call, or it is beyond the limits of a call (`refusal`). */
  sendText: (text: string) => boolean
  setMuted: (muted: boolean) => void
  /** Silences the assistant, whose words continue as captions, or turns the sound on again. */
  setSoundOff: (off: boolean) => void
  /**
   * Makes the browser recognise the visitor, in this call and later ones. The visitor must have agreed: most browsers
   * send the sound to a service.
   * @param language BCP 47, such as `en-US`
   */
  understandInBrowser: (language: string) => void
  chooseMicrophone: (id: string) => Promise<void>
  chooseSpeaker: (id: string) => Promise<void>
  /** Plays sound that the browser blocked. Call it in a press. */
  resumeAudio: () => Promise<void>
}

/** A call for a page: translates the client's events into state. Holds no browser resources without a call. */
export function createVoiceCallController(firstOptions: VoiceCallOptions): VoiceCallController {
  const state = createStore(initialState)
  const levels = createStore(quiet)
  let options = firstOptions
  let loading: Promise<VoiceClient> | undefined
  let client: VoiceClient | undefined
  /** Numbers the presses: one that was stopped, or followed by another, starts nothing any more. */
  let press = 0
  let leavePage: Detach | undefined
  let recognition: Detach | undefined
  let platform = { understandsSpeech: true, hearsPhrasesOnly: false }
  let isLocal: Promise<boolean> | undefined
  let assistantSpeaks = false

  const asksBrowser = (): Promise<boolean> | undefined => {
    const { language } = options
    return (isLocal ??= language === undefined ? undefined : recognizesLocally(language))
  }

  const attachRecognition = (language: string, processLocally: boolean): void => {
    if (!client) return
    recognition?.()
    recognition = recognizeInBrowser(client, {
      language,
      processLocally,
      assistantSpeaks: assistantSpeaks || state.get().status === 'speaking',
      onUnavailable() {
        // Otherwise it would start again in the next call without the visitor's consent.
        recognition?.()
        recognition = undefined
        // Recognition that fails on the device may work with a service, which needs the visitor's consent.
        if (processLocally) isLocal = Promise.resolve(false)
        state.set({ ...platform, browserUnderstands: false, canUnderstandInBrowser: processLocally })
      },
    })
    state.set({ understandsSpeech: true, browserUnderstands: true, misunderstandings: 0 })
  }

  const onRecognition = (understandsSpeech: boolean, hearsPhrasesOnly: boolean): void => {
    platform = { understandsSpeech, hearsPhrasesOnly }
    state.set({ ...platform, understandsSpeech: understandsSpeech || recognition !== undefined })
    if (recognition || (understandsSpeech && !hearsPhrasesOnly)) return
    const mine = press
    void asksBrowser()?.then((local) => {
      const { language } = options
      if (local && language !== undefined && mine === press && !recognition) attachRecognition(language, true)
    })
  }

  const refreshDevices = (): void => {
    void listAudioDevices().then((devices) => leavePage && state.set(devices))
  }

  /** Attaches a call to the page around it, until it ends. */
  const attachToPage = (): Detach => {
    const stop = (): void => void controller.stop()
    const devices = navigator.mediaDevices as MediaDevices | undefined
    addEventListener('pagehide', stop)
    devices?.addEventListener('devicechange', refreshDevices)
    return () => {
      removeEventListener('pagehide', stop)
      devices?.removeEventListener('devicechange', refreshDevices)
    }
  }

  const becomeInactive = (change: Partial<VoiceCallState> = {}): void => {
    leavePage?.()
    leavePage = undefined
    client?.setMuted(false)
    levels.set(quiet)
    state.set({
      status: 'inactive',
      interrupted: false,
      playbackBlocked: false,
      playbackFailed: false,
      microphoneProblem: null,
      muted: false,
      refusal: null,
      captions: finishCaptions(state.get().captions),
      ...change,
    })
  }

  const loadClient = (): Promise<VoiceClient> => {
    loading ??= options.load().then((loaded) => {
      client = loaded
      followClient(loaded, {
        state,
        levels,
        becomeInactive,
        refreshDevices,
        onRecognition,
        onError: (error) => options.onError?.(error),
        onToolCall: (call) => options.onToolCall?.(call),
      })
      loaded.on('message', (message) => {
        if (message.type === 'speech-update' && message.role === 'assistant') {
          assistantSpeaks = message.status === 'started'
        }
      })
      loaded.on('call-end', () => (assistantSpeaks = false))
      return loaded
    })
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }

  const controller: VoiceCallController = {
    state,
    levels,
    setOptions(next) {
      options = next
    },
    preload() {
      void asksBrowser()
      void loadClient().catch(() => undefined)
    },
    async start(request) {
      if (state.get().status !== 'inactive') return
      // A start that looks inactive because of an error is replaced by this press.
      if (leavePage) void controller.stop()
      const mine = ++press
      leavePage = attachToPage()
      state.set({
        status: 'loading',
        problem: null,
        callId: undefined,
        playbackFailed: false,
        captions: [],
        refusal: null,
        endedReason: undefined,
        understandsSpeech: true,
        hearsPhrasesOnly: false,
        browserUnderstands: recognition !== undefined,
        misunderstandings: 0,
        canUnderstandInBrowser: findSpeechRecognizer() !== undefined,
      })
      try {
        // No await if the client is loaded: sound is allowed only in the press itself.
        const ready = client ?? (await loadClient())
        if (mine !== press) return
        const call = await ready.start(request)
        if (mine === press) state.set({ callId: call?.id })
      } catch {
        if (mine === press) becomeInactive({ problem: 'unavailable' })
      }
    },
    async stop() {
      press++
      const stopped = client?.stop()
      becomeInactive()
      await stopped
    },
    sendText(text) {
      const message = {
        type: 'add-message',
        message: { role: 'user', content: text },
        triggerResponseEnabled: true,
      } as const
      let refusal = null as TextRefusal | null
      const detach = client?.on('error', ({ type }) => {
        if (isTextRefusal(type)) refusal = type
      })
      const isSent = client?.send(message) ?? false
      detach?.()
      const { refusedTexts } = state.get()
      state.set({
        refusal,
        ...(refusal && { refusedTexts: refusedTexts + 1 }),
        ...(isSent && { captions: addTyped(state.get().captions, text) }),
      })
      return isSent
    },
    understandInBrowser: (language) => attachRecognition(language, false),
    setMuted(muted) {
      client?.setMuted(muted)
      state.set({ muted })
      if (muted) levels.set({ visitor: 0 })
    },
    setSoundOff(soundOff) {
      client?.setVolume(soundOff ? 0 : 1)
      state.set({ soundOff })
    },
    async chooseMicrophone(microphoneId) {
      state.set({ microphoneId })
      await client?.setInputDevicesAsync({ audioDeviceId: microphoneId })
    },
    async chooseSpeaker(speakerId) {
      state.set({ speakerId })
      await client?.setOutputDeviceAsync({ outputDeviceId: speakerId })
    },
    async resumeAudio() {
      await client?.resumeAudio()
    },
  }
  return controller
}
