import { audioFormat, closeCode, protocolVersion } from '@frontdesk/voice-protocol'
import type { ClientMessage, EndedReason, Reconnect, ServerMessage } from '@frontdesk/voice-protocol'
import type { TranscriptEntry } from '#platform/calls/call-store.ts'
import type { ConversationMessage, Dialogue, DialogueTool } from '#platform/providers/dialogue-provider.ts'
import type { SpeechToTextProvider } from '#platform/providers/speech-to-text-provider.ts'
import type { TextToSpeechProvider } from '#platform/providers/text-to-speech-provider.ts'
import type { VoiceActivityDetector } from '#platform/providers/voice-activity-provider.ts'
import type { EndOfTurnOptions } from '#platform/pipeline/end-of-turn.ts'
import { createRateLimit } from '#platform/pipeline/rate-limit.ts'
import type { Clock } from './clock.ts'
import { createConversation } from './conversation.ts'
import { fixedSentences } from './fixed-sentences.ts'
import { createListener } from './listener.ts'
import type { SessionLimits } from './session-limits.ts'

/** A voice that hangs must not keep a call open that is over. */
const goodbyeMilliseconds = 20_000

/** The socket as the session sees it. */
export interface Line {
  sendFrame(frame: Uint8Array): void
  sendMessage(message: ServerMessage): void
  close(code: number): void
}

export interface CallSessionOptions {
  callId: string
  firstMessage: string
  /** `visitor`: the greeting is the page's own. */
  greetsFor?: TranscriptEntry['saidFor']
  dialogue: Dialogue
  tools: readonly DialogueTool[]
  detector: VoiceActivityDetector
  /** Absent: nobody recognises speech here. */
  speechToText?: SpeechToTextProvider | undefined
  textToSpeech: TextToSpeechProvider
  /** `browser`: the visitor's own browser speaks, from text. */
  voice?: 'platform' | 'browser'
  clock: Clock
  limits: SessionLimits
  endOfTurn?: EndOfTurnOptions
  /** Makes the next reconnect token and returns its URL. */
  nextReconnect: () => Reconnect
  /** The client has got the last one. */
  onReconnectReceived: () => void
  onEnd: (ended: { reason: EndedReason; transcript: TranscriptEntry[] }) => void
  onFault: (what: 'recognition' | 'voice' | 'dialogue', error: unknown) => void
}

/**
 * One call from its first socket to its end: what the visitor says goes to the conversation, what the assistant says to
 * the line. It outlives a dropped line for a while.
 */
export function createCallSession(options: CallSessionOptions) {
  const { clock, limits, speechToText } = options
  const answers = createRateLimit({ perSecond: limits.answersPerSecond, burst: limits.answerBurst })
  const history: ConversationMessage[] = []
  const transcript: TranscriptEntry[] = []
  let line: Line | undefined
  let greeted = false
  let ended = false
  let recognizesInBrowser = false
  let misunderstandings = 0
  let silences = 0
  let charactersSaid = 0
  /** Messages of the client's on all its lines, but those about a line. */
  let received = 0
  let cancelSilence: (() => void) | undefined
  let cancelHeartbeat: (() => void) | undefined
  // The first socket may break in its handshake.
  let cancelReconnect = clock.after(limits.reconnectSeconds * 1000, () => end('customer-did-not-connect'))
  let cancelLength = clock.after(limits.callSeconds * 1000, () => {
    cancelLength = clock.after(goodbyeMilliseconds, () => end('exceeded-max-duration'))
    conversation.interrupt()
    conversation.say(fixedSentences.timeIsUp, { endsCall: 'exceeded-max-duration', interruptible: false })
  })

  const send = (message: ServerMessage) => line?.sendMessage(message)

  function beat(): void {
    cancelHeartbeat = clock.after(limits.heartbeatSeconds * 1000, () => {
      send({ type: 'heartbeat', received })
      beat()
    })
  }

  function record(role: TranscriptEntry['role'], text: string, saidFor?: TranscriptEntry['saidFor']): void {
    charactersSaid += text.length
    if (charactersSaid > limits.transcriptCharacters) {
      end('protocol-violation', closeCode.limitExceeded)
      return
    }
    transcript.push({ role, text, ...(saidFor && { saidFor }), at: new Date().toISOString() })
    send({ type: 'transcript', role, transcriptType: 'final', transcript: text })
  }

  const conversation = createConversation({
    ...options,
    voice: options.voice ?? 'platform',
    history,
    send,
    sendFrame: (frame) => line?.sendFrame(frame),
    record,
    onQuiet: waitForVisitor,
    end,
  })

  const listener = speechToText
    ? createListener({
        detector: options.detector,
        speechToText,
        ...(options.endOfTurn && { endOfTurn: options.endOfTurn }),
        expected: () => conversation.expected,
        isAssistantSpeaking: () => conversation.isSpeaking,
        onSpeechStart() {
          cancelSilence?.()
          send({ type: 'speech-update', role: 'user', status: 'started' })
        },
        onSpeechStop() {
          send({ type: 'speech-update', role: 'user', status: 'stopped' })
          waitForVisitor()
        },
        onBargeIn: () => conversation.interrupt(),
        onPartial(text) {
          send({ type: 'transcript', role: 'user', transcriptType: 'partial', transcript: text })
          conversation.anticipate(text)
        },
        onHeard: (text) => answer(text, 'speech'),
        onNotUnderstood() {
          misunderstandings += 1
          conversation.say(whatWasNotUnderstood())
        },
        onFault(error) {
          options.onFault('recognition', error)
          conversation.say(fixedSentences.recognitionFailed)
        },
      })
    : undefined

  function whatWasNotUnderstood(): string {
    // Names and addresses are more than a grammar holds.
    if (conversation.expected === 'name' || conversation.expected === 'email') {
      return fixedSentences.notUnderstoodDictation
    }
    return misunderstandings > 1 ? fixedSentences.notUnderstoodAgain : fixedSentences.notUnderstood
  }

  function answer(text: string, by: 'speech' | 'keyboard'): void {
    cancelSilence?.()
    silences = 0
    misunderstandings = 0
    conversation.interrupt()
    record('user', text)
    conversation.answer(text, by)
  }

  function waitForVisitor(): void {
    cancelSilence?.()
    if (ended) return
    cancelSilence = clock.after(limits.silenceSeconds * 1000, () => {
      silences += 1
      if (silences === 1) conversation.say(fixedSentences.stillThere)
      else conversation.say(fixedSentences.silenceGoodbye, { endsCall: 'silence-timed-out' })
    })
  }

  function end(reason: EndedReason, code: number = closeCode.callEnded): void {
    if (ended) return
    ended = true
    conversation.stop()
    listener?.close()
    if (!listener) options.detector.close()
    cancelSilence?.()
    cancelReconnect()
    cancelLength()
    cancelHeartbeat?.()
    send({ type: 'status-update', status: 'ended', endedReason: reason })
    line?.close(code)
    line = undefined
    options.onEnd({ reason, transcript })
  }

  function receive(message: ClientMessage): void {
    switch (message.type) {
      case 'hello':
        recognizesInBrowser = message.recognition === 'browser'
        break
      case 'add-message':
        if (message.message.role !== 'user') break
        if (message.triggerResponseEnabled === false) note(message.message.content)
        else answerTyped(message.message.content)
        break
      case 'recognition':
        if (message.transcriptType === 'final') answerTyped(message.transcript, 'speech')
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
        if (message.interruptAssistantEnabled) conversation.interrupt()
        conversation.say(message.message, {
          interruptible: message.interruptionsEnabled ?? true,
          saidFor: 'visitor',
          ...(message.endCallAfterSpoken && { endsCall: 'assistant-ended-call' as const }),
        })
        break
      case 'end-call':
        end('customer-ended-call')
        break
    }
  }

  function hearPartial(text: string): void {
    // The browser's recogniser has no duration to go by: a word of some length is no cough.
    if (text.trim().length > 3) conversation.interrupt()
    send({ type: 'transcript', role: 'user', transcriptType: 'partial', transcript: text })
  }

  /** Something the assistant should know and not answer. */
  function note(text: string): void {
    history.push({ role: 'user', content: text })
    record('user', text)
  }

  function answerTyped(content: string, by: 'speech' | 'keyboard' = 'keyboard'): void {
    const text = content.trim()
    if (text === '') return
    if (answers.take(clock.now())) answer(text, by)
    else end('protocol-violation', closeCode.limitExceeded)
  }

  return {
    /** What was said until now. */
    get transcript(): readonly TranscriptEntry[] {
      return transcript
    },
    /** Puts a socket on the line; one that was there is closed as replaced. Returns what takes its input and detaches it. */
    attach(next: Line) {
      const resumed = greeted
      if (line) {
        // A line that died without a word is still written to: what it swallowed was not heard.
        line.close(closeCode.replaced)
        conversation.detach()
        listener?.flush()
      }
      line = next
      cancelReconnect()
      cancelHeartbeat?.()
      beat()
      send({
        type: 'ready',
        version: protocolVersion,
        callId: options.callId,
        audio: audioFormat,
        recognition: speechToText !== undefined,
        resumed,
        reconnect: options.nextReconnect(),
        heartbeatMilliseconds: limits.heartbeatSeconds * 1000,
        received,
      })
      send({ type: 'status-update', status: 'in-progress' })
      conversation.attach()
      if (!greeted) {
        greeted = true
        conversation.say(options.firstMessage, { saidFor: options.greetsFor })
      }
      return {
        frame(samples: Int16Array): void {
          if (line === next && !recognizesInBrowser) listener?.hear(samples)
        },
        message(message: ClientMessage): void {
          if (line !== next) return
          if (message.type !== 'played' && message.type !== 'spoken') received += 1
          receive(message)
        },
        /** The client has read what was sent when it was attached. */
        answered(): void {
          if (line === next) options.onReconnectReceived()
        },
        /** `code` closes the socket. */
        end(reason: EndedReason, code?: number): void {
          if (line === next) end(reason, code)
        },
        lost(): void {
          if (line !== next || ended) return
          line = undefined
          cancelHeartbeat?.()
          conversation.detach()
          listener?.flush()
          cancelReconnect = clock.after(limits.reconnectSeconds * 1000, () => end('connection-lost'))
        },
      }
    },
    end,
  }
}

export type CallSession = ReturnType<typeof createCallSession>
