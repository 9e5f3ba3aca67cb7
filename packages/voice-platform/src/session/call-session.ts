import { closeCode, longestUserText } from '@frontdesk/voice-protocol'
import type { ClientMessage, EndedReason, MessageFault, RefusalReason } from '@frontdesk/voice-protocol'
import type { TranscriptEntry } from '#platform/calls/call-store.ts'
import type { Dialogue, DialogueTool } from '#platform/providers/dialogue-provider.ts'
import type {
  SpeechToTextProvider,
  TextToSpeechProvider,
  VoiceActivityDetector,
} from '#platform/providers/voice-providers.ts'
import { sentencesIn } from '#platform/sentences/sentences.ts'
import type { EndOfTurnOptions } from '#platform/pipeline/end-of-turn.ts'
import type { Clock } from '#platform/runtime/clock.ts'
import { createApologies } from './apologies.ts'
import { createCallConnection } from './call-connection.ts'
import type { CallConnectionOptions, SessionSocket } from './call-connection.ts'
import { createCallEnd } from './call-end.ts'
import type { CallEnd, SessionLimits } from './call-end.ts'
import { createClientMessages } from './client-messages.ts'
import { createConversation } from './conversation.ts'
import { createListener } from './listener.ts'
import { createTranscript } from './transcript.ts'

export interface CallSessionOptions extends Pick<
  CallConnectionOptions,
  'nextReconnect' | 'onReconnectReceived'
> {
  callId: string
  firstMessage: string
  /** `visitor`: the greeting was chosen by the page. */
  greetsFor?: TranscriptEntry['saidFor']
  dialogue: Dialogue
  tools: readonly DialogueTool[]
  detector: VoiceActivityDetector
  /** Absent: no speech recognition here. */
  speechToText?: SpeechToTextProvider | undefined
  textToSpeech: TextToSpeechProvider
  /** The language of the assistant (BCP 47), English by default. */
  language?: string | undefined
  /** `browser`: the visitor's own browser speaks, from text. */
  voice?: 'platform' | 'browser'
  clock: Clock
  limits: SessionLimits
  endOfTurn?: EndOfTurnOptions
  onEnd: (ended: { reason: EndedReason; transcript: TranscriptEntry[] }) => void
  onFault: (what: 'recognition' | 'voice' | 'dialogue', error: unknown) => void
  /** The client has sent a message that is not known here. */
  onUnknownMessage: () => void
}

/**
 * One call from its first socket to its end. The visitor's sound goes from `attach` to the listener, its words to the
 * conversation, and the answer's sound from there to the connection.
 */
export function createCallSession(options: CallSessionOptions) {
  const { clock, limits, detector, speechToText, language, onFault } = options
  const sentences = sentencesIn(language ?? 'en').session
  const end: CallEnd['end'] = (reason, code) => callEnd.end(reason, code)

  const callEnd = createCallEnd({
    clock,
    limits,
    sentences,
    say: (text, sayOptions) => conversation.say(text, sayOptions),
    interrupt: () => conversation.interrupt(),
    onEnd(reason, code) {
      conversation.stop()
      if (listener) listener.close()
      else detector.close()
      send({ type: 'status-update', status: 'ended', endedReason: reason })
      connection.close(code)
      options.onEnd({ reason, transcript: transcript.entries })
    },
  })

  const connection = createCallConnection({
    callId: options.callId,
    recognition: speechToText !== undefined,
    phrasesOnly: speechToText?.isLimited ?? false,
    clock,
    limits,
    nextReconnect: options.nextReconnect,
    onReconnectReceived: options.onReconnectReceived,
    callEnd,
    onAttach(resumed) {
      conversation.attach()
      if (!resumed) conversation.say(options.firstMessage, { saidFor: options.greetsFor })
    },
    onDetach() {
      conversation.detach()
      // The turn ends with what was said so far.
      listener?.flush()
    },
  })
  const { send } = connection

  const transcript = createTranscript({
    mostCharacters: limits.transcriptCharacters,
    send,
    onFull: () => end('protocol-violation', closeCode.limitExceeded),
  })

  const conversation = createConversation({
    dialogue: options.dialogue,
    tools: options.tools,
    textToSpeech: options.textToSpeech,
    voice: options.voice ?? 'platform',
    language,
    sentences,
    clock,
    limits,
    transcript,
    send,
    sendFrame: connection.sendFrame,
    callEnd,
    onFault,
  })

  const apologies = createApologies({ conversation, sentences, send })

  const listener =
    speechToText &&
    createListener({
      detector,
      speechToText,
      endOfTurn: { ...options.endOfTurn, language },
      expected: () => conversation.expected,
      isAssistantSpeaking: () => conversation.isSpeaking,
      onSpeechStart: () => conversation.setVisitorSpeaking(true),
      onSpeechStop: () => conversation.setVisitorSpeaking(false),
      onBargeIn: () => conversation.interrupt(),
      onPartial(text, isWhole) {
        send({ type: 'transcript', role: 'user', transcriptType: 'partial', transcript: text })
        if (isWhole) conversation.anticipate(text)
      },
      onHeard(text) {
        apologies.reset()
        conversation.answer(text, 'speech')
      },
      onNotUnderstood: () => apologies.notUnderstood(),
      onFault(error) {
        onFault('recognition', error)
        apologies.recognitionFailed()
      },
    })

  function refuse(reason: RefusalReason, messageType: string | undefined): void {
    const message = refusals[reason]
    send({ type: 'error', reason, ...(messageType !== undefined && { messageType }), message })
  }

  const clientMessages = createClientMessages({
    conversation,
    apologies,
    send,
    clock,
    limits,
    refuse,
    end,
    onMute: () => listener?.flush(),
  })

  return {
    /** The transcript so far. */
    get transcript(): readonly TranscriptEntry[] {
      return transcript.entries
    },
    /** Attaches a socket; a previous one is closed as replaced. Returns handlers for its input and its detach. */
    attach(socket: SessionSocket) {
      const { isCurrent, count, ...attached } = connection.attach(socket)
      return {
        ...attached,
        /** A frame of the visitor's microphone. */
        frame(samples: Int16Array): void {
          if (isCurrent() && !clientMessages.recognizesInBrowser) listener?.hear(samples)
        },
        message(message: ClientMessage): void {
          if (!isCurrent()) return
          count(message.type)
          clientMessages.receive(message)
        },
        /** A message that is ignored because it is unknown, or refused. */
        notTaken(fault: MessageFault | RefusalReason, messageType: string | undefined): void {
          if (!isCurrent()) return
          count(messageType)
          if (fault === 'unknown-message') options.onUnknownMessage()
          else refuse(fault, messageType)
        },
      }
    },
    end,
  }
}

const refusals: Record<RefusalReason, string> = {
  'message-too-long': `The message is too long: a text has up to ${longestUserText} characters.`,
  'message-too-fast': 'The message came too soon after others: wait a moment.',
}

export type CallSession = ReturnType<typeof createCallSession>
