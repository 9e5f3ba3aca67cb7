import type { ClientMessage, RefusalReason, ServerMessage } from '@frontdesk/voice-protocol'
import { createRateLimit } from '@frontdesk/voice-protocol/rate-limit'
import type { Clock } from '#platform/runtime/clock.ts'
import type { Apologies } from './apologies.ts'
import type { CallEnd, SessionLimits } from './call-end.ts'
import type { Conversation } from './conversation.ts'

export interface ClientMessagesOptions {
  conversation: Conversation
  apologies: Pick<Apologies, 'reset'>
  send: (message: ServerMessage) => void
  clock: Clock
  limits: Pick<SessionLimits, 'answersPerSecond' | 'answerBurst'>
  /** Reports to the client that a message was not taken. */
  refuse: (reason: RefusalReason, messageType: ClientMessage['type']) => void
  end: CallEnd['end']
  /** The microphone was muted: the turn ends with what was said so far. */
  onMute: () => void
}

/** The messages of the visitor's page: words that were typed or recognised there, and requests to the assistant. */
export function createClientMessages(options: ClientMessagesOptions) {
  const { conversation, apologies, send, clock, limits, refuse, end } = options
  const answers = createRateLimit({ perSecond: limits.answersPerSecond, burst: limits.answerBurst })
  let recognizesInBrowser = false

  /** Answers words that the client sent as text, unless they come faster than anybody asks. */
  function answer(content: string, by: 'speech' | 'keyboard'): void {
    const text = content.trim()
    if (text === '') return
    if (!answers.consume(clock.now()))
      return refuse('message-too-fast', by === 'speech' ? 'recognition' : 'add-message')
    apologies.reset()
    conversation.answer(text, by)
  }

  function showPartial(text: string): void {
    // The browser's recogniser reports no duration, but a word of some length is not a cough.
    if (text.trim().length > 3) conversation.interrupt()
    send({ type: 'transcript', role: 'user', transcriptType: 'partial', transcript: text })
  }

  /** Says a sentence of the page. */
  function say(message: Extract<ClientMessage, { type: 'say' }>): void {
    if (message.message.trim() === '') return
    if (message.interruptAssistantEnabled) conversation.interrupt()
    const isAccepted = conversation.say(message.message, {
      interruptible: message.interruptionsEnabled ?? true,
      saidFor: 'visitor',
      ...(message.endCallAfterSpoken && { endsCall: 'assistant-ended-call' as const }),
    })
    if (!isAccepted) refuse('message-too-fast', 'say')
  }

  return {
    /** Whether the visitor's browser recognises the speech. Its sound needs no recogniser then. */
    get recognizesInBrowser() {
      return recognizesInBrowser
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
          else answer(message.message.content, 'keyboard')
          break
        case 'recognition':
          if (message.transcriptType === 'final') answer(message.transcript, 'speech')
          else showPartial(message.transcript)
          break
        case 'mute':
          if (message.muted) options.onMute()
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
          conversation.resolveToolCall(message.toolCallId, message)
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
  }
}
