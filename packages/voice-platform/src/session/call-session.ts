import { closeCode } from '@frontdesk/voice-protocol'
import type { EndedReason } from '@frontdesk/voice-protocol'
import type { TranscriptEntry } from '#platform/calls/call-store.ts'
import type { Dialogue, DialogueTool } from '#platform/providers/dialogue-provider.ts'
import type { SpeechToTextProvider } from '#platform/providers/speech-to-text-provider.ts'
import type { TextToSpeechProvider } from '#platform/providers/text-to-speech-provider.ts'
import type { VoiceActivityDetector } from '#platform/providers/voice-activity-provider.ts'
import type { EndOfTurnOptions } from '#platform/pipeline/end-of-turn.ts'
import { createCallConnection } from './call-connection.ts'
import type { CallConnectionOptions, SessionSocket } from './call-connection.ts'
import type { Clock } from './clock.ts'
import { createConversation } from './conversation.ts'
import { fixedSentences } from './fixed-sentences.ts'
import type { SessionLimits } from './session-limits.ts'
import { createTranscript } from './transcript.ts'
import { createVisitor } from './visitor.ts'

/** A voice that hangs must not keep a finished call open. */
const goodbyeMilliseconds = 20_000

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
  /** `browser`: the visitor's own browser speaks, from text. */
  voice?: 'platform' | 'browser'
  clock: Clock
  limits: SessionLimits
  endOfTurn?: EndOfTurnOptions
  onEnd: (ended: { reason: EndedReason; transcript: TranscriptEntry[] }) => void
  onFault: (what: 'recognition' | 'voice' | 'dialogue', error: unknown) => void
}

/**
 * One call from its first socket to its end. Its parts call in one direction: the visitor's side calls the
 * conversation, which calls the transcript and the connection. Any of them can end the call.
 */
export function createCallSession(options: CallSessionOptions) {
  const { clock, limits, speechToText, onFault } = options
  let ended = false

  const connection = createCallConnection({
    callId: options.callId,
    recognition: speechToText !== undefined,
    phrasesOnly: speechToText?.isLimited ?? false,
    clock,
    limits,
    nextReconnect: options.nextReconnect,
    onReconnectReceived: options.onReconnectReceived,
    end,
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
    clock,
    limits,
    transcript,
    send,
    sendFrame: connection.sendFrame,
    end,
    onFault,
  })

  const visitor = createVisitor({
    conversation,
    send,
    detector: options.detector,
    speechToText,
    endOfTurn: options.endOfTurn,
    clock,
    limits,
    end,
    onFault: (error) => onFault('recognition', error),
  })

  let cancelLength = clock.after(limits.callSeconds * 1000, () => {
    cancelLength = clock.after(goodbyeMilliseconds, () => end('exceeded-max-duration'))
    conversation.interrupt()
    conversation.say(fixedSentences.timeIsUp, { endsCall: 'exceeded-max-duration', interruptible: false })
  })

  function end(reason: EndedReason, code: number = closeCode.callEnded): void {
    if (ended) return
    ended = true
    conversation.stop()
    visitor.close()
    cancelLength()
    send({ type: 'status-update', status: 'ended', endedReason: reason })
    connection.close(code)
    options.onEnd({ reason, transcript: transcript.entries })
  }

  return {
    /** The transcript so far. */
    get transcript(): readonly TranscriptEntry[] {
      return transcript.entries
    },
    /** Attaches a socket; a previous one is closed as replaced. Returns handlers for its input and its detach. */
    attach: (socket: SessionSocket) =>
      connection.attach(socket, {
        onAttach(resumed) {
          conversation.attach()
          if (!resumed) conversation.say(options.firstMessage, { saidFor: options.greetsFor })
        },
        onDetach() {
          conversation.detach()
          visitor.detach()
        },
        onSound: (samples) => visitor.hear(samples),
        onMessage: (message) => visitor.receive(message),
      }),
    end,
  }
}

export type CallSession = ReturnType<typeof createCallSession>
