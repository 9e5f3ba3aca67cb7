import { longestSilence, silenceThatEndsTurn } from '#platform/pipeline/end-of-turn.ts'
import type { EndOfTurnOptions } from '#platform/pipeline/end-of-turn.ts'
import { createUtteranceDetector } from '#platform/pipeline/utterance-detector.ts'
import type { UtteranceDetectorOptions } from '#platform/pipeline/utterance-detector.ts'
import type { ExpectedInput } from '#platform/providers/dialogue-provider.ts'
import type {
  FollowedUtterance,
  SpeechToTextProvider,
  VoiceActivityDetector,
} from '#platform/providers/voice-providers.ts'

/** A shorter utterance counts as a click or a cough (milliseconds of voiced sound). */
const shortestUtteranceMilliseconds = 100

export interface ListenerOptions {
  detector: VoiceActivityDetector
  speechToText: SpeechToTextProvider
  utterance?: UtteranceDetectorOptions
  endOfTurn?: EndOfTurnOptions
  /** The input that the last answer asked for. */
  expected: () => ExpectedInput
  isAssistantSpeaking: () => boolean
  onSpeechStart: () => void
  onSpeechStop: () => void
  /** The visitor interrupts the assistant. */
  onBargeIn: () => void
  /** Intermediate result while the turn may continue; `isWhole`: it covers everything said until now. */
  onPartial: (text: string, isWhole: boolean) => void
  onHeard: (text: string) => void
  onNotUnderstood: () => void
  onFault: (error: unknown) => void
}

interface Speculation {
  abort: AbortController
  result: Promise<string>
  text?: string
}

/**
 * Turns the visitor's frames into turns of words: detects utterances, transcribes at each pause, decides when a turn
 * ends.
 */
export function createListener(options: ListenerOptions) {
  const { detector, speechToText, expected, isAssistantSpeaking, endOfTurn } = options
  const utterance = createUtteranceDetector(options.utterance)
  let speculation: Speculation | undefined
  let followed: { abort: AbortController; heard: FollowedUtterance } | undefined
  let announced = false
  let bargedIn = false
  /** The words that no answer was given to yet. */
  let unanswered: string[] = []
  /** True from the end of an utterance to its answer, which waits while the visitor speaks again. */
  let owesAnswer = false
  let closed = false

  /** Streams the utterance to the recogniser, if it supports that. */
  function follow(): void {
    const abort = new AbortController()
    const heard = speechToText.follow?.({ signal: abort.signal, expected: expected() })
    heard?.hear(utterance.audio())
    followed = heard && { abort, heard }
  }

  function unfollow(): void {
    followed?.abort.abort(new Error('The utterance was dropped'))
    followed = undefined
  }

  function speculate(): void {
    const { abort, heard } = followed ?? { abort: new AbortController(), heard: undefined }
    followed = undefined
    const onPartial = (text: string) => {
      if (begun === speculation && !closed) options.onPartial([...unanswered, text].join(' '), false)
    }
    const begun: Speculation = {
      abort,
      result:
        heard?.finish() ??
        speechToText.transcribe(utterance.audio(), { signal: abort.signal, expected: expected(), onPartial }),
    }
    speculation = begun
    begun.result.then(
      (text) => {
        begun.text = text
        if (begun !== speculation || closed) return
        if (text !== '') options.onPartial([...unanswered, text].join(' '), true)
      },
      // The turn that uses this transcript reports the fault.
      () => {
        begun.text = ''
      },
    )
  }

  function dropSpeculation(): void {
    speculation?.abort.abort(new Error('The visitor went on speaking'))
    speculation = undefined
  }

  function announceStart(): void {
    if (announced) return
    announced = true
    options.onSpeechStart()
    follow()
  }

  function endTurn(): void {
    const isCertain = announced
    // A short sound over the assistant's words is a cough, but over a question it may be the answer: `skip`.
    const mayBeAnswer = isCertain || expected() !== 'anything'
    const isSpeech = utterance.voicedMilliseconds >= shortestUtteranceMilliseconds && mayBeAnswer
    if (isSpeech && !speculation) speculate()
    const last = speculation
    speculation = undefined
    unfollow()
    utterance.reset()
    bargedIn = false
    if (announced) {
      announced = false
      options.onSpeechStop()
    }
    if (isSpeech && last) {
      void finishTurn(last, isCertain)
      return
    }
    last?.abort.abort(new Error('The utterance was too short'))
    answer()
  }

  /** Waits for the words of a turn. Without words, it is answered only if it is `isCertain` that it was speech. */
  async function finishTurn(transcription: Speculation, isCertain: boolean): Promise<void> {
    try {
      const text = await transcription.result
      if (closed) return
      if (text !== '') unanswered.push(text)
      owesAnswer ||= isCertain || text !== ''
    } catch (error) {
      if (closed) return
      unanswered = []
      owesAnswer = false
      options.onFault(error)
      return
    }
    // If the visitor is already speaking again, this was half a sentence, and the rest completes it.
    if (!utterance.isSpeaking) answer()
  }

  function answer(): void {
    if (!owesAnswer) return
    const words = unanswered.join(' ')
    unanswered = []
    owesAnswer = false
    if (words === '') options.onNotUnderstood()
    else options.onHeard(words)
  }

  function isTurnOver(): boolean {
    const silenceLimit =
      speculation && speculation.text === undefined
        ? longestSilence
        : silenceThatEndsTurn(speculation?.text, expected(), {
            ...endOfTurn,
            isWholeSentence:
              speculation?.text === undefined
                ? undefined
                : speechToText.endsSentence?.(speculation.text, expected()),
          })
    return utterance.silentMilliseconds >= silenceLimit
  }

  return {
    /** Takes one frame of 20 ms. */
    hear(frame: Int16Array): void {
      const event = utterance.push(frame, detector.isVoice(frame))
      followed?.heard.hear(frame)
      if (utterance.isSpeaking && (bargedIn || !isAssistantSpeaking())) announceStart()
      if (event === 'barge-in') {
        bargedIn = true
        if (isAssistantSpeaking()) options.onBargeIn()
        announceStart()
      }
      if (event === 'paused' && announced) speculate()
      if (event === 'resumed') {
        dropSpeculation()
        if (announced && !followed) follow()
      }
      if (event === 'overlong' || (utterance.isPaused && isTurnOver())) endTurn()
    },
    /** The microphone was muted: the turn ends with what was said so far. */
    flush(): void {
      if (utterance.isSpeaking) endTurn()
    },
    close(): void {
      closed = true
      dropSpeculation()
      unfollow()
      detector.close()
    },
  }
}
