import type { Detach } from '../emitter.ts'
import type { VoiceClient } from '../voice-client.ts'
import { findSpeechRecognizer, type RecognitionResults, type SpeechRecognizer } from './speech-recognition.ts'

export { findSpeechRecognizer, recognizesLocally } from './speech-recognition.ts'

interface BrowserRecognitionOptions {
  /** BCP 47, such as `en-US`. */
  language: string
  /** true: recognise on the device (`recognizesLocally`). Otherwise most browsers send the sound to a service. */
  processLocally?: boolean
  /** The browser cannot recognise after all: refused, no service, or an unsupported language. The visitor types. */
  onUnavailable?: () => void
  /** Whether the assistant is speaking at the moment, if attached during a call. */
  assistantSpeaks?: boolean
}

/** Milliseconds before the browser's recogniser, which ends by itself after a silence, is started again. */
const restartPause = 250

/** Errors of the recogniser after which a retry would fail as well. */
const lastingErrors = ['not-allowed', 'service-not-allowed', 'language-not-supported', 'audio-capture']

/** Errors that are not faults: the visitor was silent, or the recogniser was stopped. */
const harmlessErrors = ['no-speech', 'aborted']

/** Consecutive faults without a result after which the recogniser counts as having no service. */
const maxFaults = 3

/**
 * Makes the browser recognise the visitor in the calls of this client, in place of the platform. It may send the sound
 * to a service, so ask the visitor first. It listens during a call while the microphone is not muted and the assistant
 * is silent: the browser's recogniser would pick up the loudspeaker.
 *
 * Attach it before a call, for this one and later ones, or during one. Works with the embedded platform only.
 */
export function recognizeInBrowser(client: VoiceClient, options: BrowserRecognitionOptions): Detach {
  let inCall = false
  let assistantSpeaks = options.assistantSpeaks ?? false
  let unavailable = false
  let faults = 0
  let recognizer: SpeechRecognizer | undefined
  let restart: ReturnType<typeof setTimeout> | undefined

  const wanted = (): boolean => inCall && !assistantSpeaks && !unavailable && !client.isMuted()

  const hear = ({ resultIndex, results }: RecognitionResults): void => {
    faults = 0
    if (!wanted()) return
    for (const result of Array.from(results).slice(resultIndex)) {
      const transcript = result[0]?.transcript.trim() ?? ''
      const transcriptType = result.isFinal ? 'final' : 'partial'
      if (transcript !== '') client.send({ type: 'recognition', transcriptType, transcript })
    }
  }

  const giveUp = (): void => {
    if (unavailable) return
    unavailable = true
    client.send({ type: 'hello', version: 1, recognition: 'platform' })
    options.onUnavailable?.()
  }

  const stop = (): void => {
    clearTimeout(restart)
    const stopped = recognizer
    recognizer = undefined
    if (!stopped) return
    stopped.onresult = stopped.onerror = stopped.onend = null
    stopped.abort()
  }

  const listen = (): void => {
    const Recognizer = findSpeechRecognizer()
    if (!Recognizer) return giveUp()
    const next = new Recognizer()
    recognizer = next
    next.lang = options.language
    next.continuous = true
    next.interimResults = true
    if (options.processLocally) next.processLocally = true
    next.onresult = hear
    next.onerror = ({ error }) => {
      if (!harmlessErrors.includes(error)) faults += 1
      if (!lastingErrors.includes(error) && faults < maxFaults) return
      stop()
      giveUp()
    }
    next.onend = () => {
      recognizer = undefined
      restart = setTimeout(update, restartPause)
    }
    next.start()
  }

  const update = (): void => {
    if (!wanted()) stop()
    else if (!recognizer) listen()
  }

  /** Returns whether there is a call to take over. */
  const takeOver = (): boolean =>
    findSpeechRecognizer() !== undefined && client.send({ type: 'hello', version: 1, recognition: 'browser' })

  const detach = [
    client.on('call-start', () => {
      inCall = true
      unavailable = false
      faults = 0
      takeOver()
      update()
    }),
    client.on('call-end', () => {
      inCall = assistantSpeaks = false
      update()
    }),
    client.on('message', (message) => {
      if (message.type !== 'speech-update' || message.role !== 'assistant') return
      assistantSpeaks = message.status === 'started'
      update()
    }),
    client.on('muted-change', update),
  ]
  inCall = takeOver()
  update()
  return () => {
    if (inCall && !unavailable) client.send({ type: 'hello', version: 1, recognition: 'platform' })
    inCall = false
    for (const detachOne of detach) detachOne()
    stop()
  }
}
