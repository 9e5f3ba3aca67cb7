import { closeCode } from '@frontdesk/voice-protocol'
import type { ClientMessage, EndedReason, ServerMessage } from '@frontdesk/voice-protocol'
import type { EndOfTurnOptions } from '#platform/pipeline/end-of-turn.ts'
import { createRateLimit } from '#platform/pipeline/rate-limit.ts'
import type { SpeechToTextProvider } from '#platform/providers/speech-to-text-provider.ts'
import type { VoiceActivityDetector } from '#platform/providers/voice-activity-provider.ts'
import { createApologies } from './apologies.ts'
import type { Clock } from './clock.ts'
import type { Conversation } from './conversation.ts'
import { createListener } from './listener.ts'
import type { SessionLimits } from './session-limits.ts'

export interface VisitorOptions {
  conversation: Conversation
  send: (message: ServerMessage) => void
  detector: VoiceActivityDetector
  /** Absent: no speech recognition here. */
  speechToText?: SpeechToTextProvider | undefined
  endOfTurn?: EndOfTurnOptions | undefined
  clock: Clock
  limits: Pick<SessionLimits, 'answersPerSecond' | 'answerBurst'>
  end: (reason: EndedReason, code?: number) => void
  onFault: (error: unknown) => void
}

/** The visitor's side of the call: passes words, spoken or typed, and the page's messages to the conversation. */
export function createVisitor(options: VisitorOptions) {
  const { conversation, send, clock, limits, detector, speechToText, end } = options
  const apologies = createApologies({ conversation, send })
  const answers = createRateLimit({ perSecond: limits.answersPerSecond, burst: limits.answerBurst })
  let recognizesInBrowser = false

  const listener = speechToText
    ? createListener({
        detector,
        speechToText,
        ...(options.endOfTurn && { endOfTurn: options.endOfTurn }),
        expected: () => conversation.expected,
        isAssistantSpeaking: () => conversation.isSpeaking,
        onSpeechStart: () => conversation.setVisitorSpeaking(true),
        onSpeechStop: () => conversation.setVisitorSpeaking(false),
        onBargeIn: () => conversation.interrupt(),
        onPartial(text, isWhole) {
          sendPartial(text)
          if (isWhole) conversation.anticipate(text)
        },
        onHeard: (text) => answer(text, 'speech'),
        onNotUnderstood: () => apologies.notUnderstood(),
        onFault(error) {
          options.onFault(error)
          apologies.recognitionFailed()
        },
      })
    : undefined

  function sendPartial(text: string): void {
    send({ type: 'transcript', role: 'user', transcriptType: 'partial', transcript: text })
  }

  function answer(text: string, by: 'speech' | 'keyboard'): void {
    apologies.reset()
    conversation.answer(text, by)
  }

  /** Answers words that the client sent as text, unless they come faster than anybody asks. */
  function answerSent(content: string, by: 'speech' | 'keyboard'): void {
    const text = content.trim()
    if (text === '') return
    if (answers.take(clock.now())) answer(text, by)
    else end('protocol-violation', closeCode.limitExceeded)
  }

  function hearPartial(text: string): void {
    // The browser's recogniser reports no duration, but a word of some length is not a cough.
    if (text.trim().length > 3) conversation.interrupt()
    sendPartial(text)
  }

  /** Says a sentence of the page. */
  function say(message: Extract<ClientMessage, { type: 'say' }>): void {
    if (message.message.trim() === '') return
    if (message.interruptAssistantEnabled) conversation.interrupt()
    const isTaken = conversation.say(message.message, {
      interruptible: message.interruptionsEnabled ?? true,
      saidFor: 'visitor',
      ...(message.endCallAfterSpoken && { endsCall: 'assistant-ended-call' as const }),
    })
    if (!isTaken) end('protocol-violation', closeCode.limitExceeded)
  }

  return {
    hear(samples: Int16Array): void {
      if (!recognizesInBrowser) listener?.hear(samples)
    },
    receive(message: ClientMessage): void {
      switch (message.type) {
        case 'hello':
          recognizesInBrowser = message.recognition === 'browser'
          apologies.reset()
          break
        case 'add-message':
          if (message.message.role !== 'user') break
          if (message.triggerResponseEnabled === false) conversation.note(message.message.content)
          else answerSent(message.message.content, 'keyboard')
          break
        case 'recognition':
          if (message.transcriptType === 'final') answerSent(message.transcript, 'speech')
          else hearPartial(message.transcript)
          break
        case 'mute':
          if (message.muted) listener?.flush()
          break
        case 'played':
          conversation.played(message.milliseconds)
          break
        case 'spoken':
          conversation.spoken(message)
          break
        case 'voice':
          conversation.speakInSound()
          break
        case 'tool-call-result':
          conversation.settleToolCall(message.toolCallId, message)
          break
        case 'control':
          if (message.control !== 'say-first-message') {
            conversation.setMuted(message.control === 'mute-assistant')
          }
          break
        case 'say':
          say(message)
          break
        case 'end-call':
          end('customer-ended-call')
          break
      }
    },
    /** The connection dropped: the turn ends with what was said so far. */
    detach: () => listener?.flush(),
    close(): void {
      if (listener) listener.close()
      else detector.close()
    },
  }
}
