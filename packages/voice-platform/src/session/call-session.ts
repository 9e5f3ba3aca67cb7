import { closeCode } from '@frontdesk/voice-protocol'
import type { ClientMessage, EndedReason, Role } from '@frontdesk/voice-protocol'
import type { TranscriptEntry } from '#platform/calls/call-store.ts'
import type { ConversationMessage, Dialogue, DialogueTool } from '#platform/providers/dialogue-provider.ts'
import type { SpeechToTextProvider } from '#platform/providers/speech-to-text-provider.ts'
import type { TextToSpeechProvider } from '#platform/providers/text-to-speech-provider.ts'
import type { VoiceActivityDetector } from '#platform/providers/voice-activity-provider.ts'
import type { EndOfTurnOptions } from '#platform/pipeline/end-of-turn.ts'
import { createRateLimit } from '#platform/pipeline/rate-limit.ts'
import { createCallLine } from './call-line.ts'
import type { CallLineOptions, Line } from './call-line.ts'
import type { Clock } from './clock.ts'
import { createConversation } from './conversation.ts'
import { fixedSentences } from './fixed-sentences.ts'
import { createListener } from './listener.ts'
import type { SessionLimits } from './session-limits.ts'

/** A voice that hangs must not keep a finished call open. */
const goodbyeMilliseconds = 20_000

/** A third apology in a row does not help. */
const mostApologies = 2

export interface CallSessionOptions extends Pick<CallLineOptions, 'nextReconnect' | 'onReconnectReceived'> {
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
 * One call from its first socket to its end: the visitor's words go to the conversation, and the assistant's to the
 * socket.
 */
export function createCallSession(options: CallSessionOptions) {
  const { clock, limits, speechToText } = options
  const answers = createRateLimit({ perSecond: limits.answersPerSecond, burst: limits.answerBurst })
  const history: ConversationMessage[] = []
  const transcript: TranscriptEntry[] = []
  let ended = false
  let recognizesInBrowser = false
  let misunderstandings = 0
  let silences = 0
  let charactersSaid = 0
  let cancelSilence: (() => void) | undefined
  let cancelLength = clock.after(limits.callSeconds * 1000, () => {
    cancelLength = clock.after(goodbyeMilliseconds, () => end('exceeded-max-duration'))
    conversation.interrupt()
    conversation.say(fixedSentences.timeIsUp, { endsCall: 'exceeded-max-duration', interruptible: false })
  })

  /** @returns false where the call has ended, because it holds too much */
  function keep(entry: Omit<TranscriptEntry, 'at'>): boolean {
    charactersSaid += entry.text.length
    if (charactersSaid > limits.transcriptCharacters) {
      end('protocol-violation', closeCode.limitExceeded)
      return false
    }
    transcript.push({ ...entry, at: new Date().toISOString() })
    return true
  }

  function record(role: Role, text: string, saidFor?: TranscriptEntry['saidFor']): void {
    if (!keep({ role, text, ...(saidFor && { saidFor }) })) return
    send({ type: 'transcript', role, transcriptType: 'final', transcript: text })
  }

  const line = createCallLine({
    callId: options.callId,
    recognition: speechToText !== undefined,
    phrasesOnly: speechToText?.understandsWholePhrases ?? false,
    clock,
    limits,
    nextReconnect: options.nextReconnect,
    onReconnectReceived: options.onReconnectReceived,
    onAttach(resumed) {
      conversation.attach()
      if (!resumed) conversation.say(options.firstMessage, { saidFor: options.greetsFor })
    },
    onDetach() {
      conversation.detach()
      listener?.flush()
    },
    onSound(samples) {
      if (!recognizesInBrowser) listener?.hear(samples)
    },
    onMessage: receive,
    onEnd: end,
  })
  const { send } = line

  const conversation = createConversation({
    ...options,
    voice: options.voice ?? 'platform',
    history,
    send,
    sendFrame: line.sendFrame,
    record,
    onToolUsed: (name) => keep({ role: 'tool', text: name }),
    onQuiet: waitForVisitor,
    end,
    onNotUnderstood() {
      const question = transcript.findLast(({ role }) => role === 'user')
      if (question) question.notUnderstood = true
    },
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
        onPartial(text, isWhole) {
          send({ type: 'transcript', role: 'user', transcriptType: 'partial', transcript: text })
          if (isWhole) conversation.anticipate(text)
        },
        onHeard: (text) => answer(text, 'speech'),
        onNotUnderstood: () => misunderstand(whatWasNotUnderstood()),
        onFault(error) {
          options.onFault('recognition', error)
          misunderstand(misunderstandings > 0 ? whatWasNotUnderstood() : fixedSentences.recognitionFailed)
        },
      })
    : undefined

  function whatWasNotUnderstood(): string {
    // Names and addresses do not fit into a grammar.
    if (conversation.expected === 'name' || conversation.expected === 'email') {
      return fixedSentences.notUnderstoodDictation
    }
    return misunderstandings > 0 ? fixedSentences.notUnderstoodAgain : fixedSentences.notUnderstood
  }

  /** Apologises at most twice. Then the page shows how to continue, and only understood words are answered. */
  function misunderstand(apology: string): void {
    if (misunderstandings < mostApologies) conversation.say(apology)
    misunderstandings += 1
    send({ type: 'not-understood', times: misunderstandings })
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
    cancelLength()
    send({ type: 'status-update', status: 'ended', endedReason: reason })
    line.close(code)
    options.onEnd({ reason, transcript })
  }

  function receive(message: ClientMessage): void {
    switch (message.type) {
      case 'hello':
        recognizesInBrowser = message.recognition === 'browser'
        misunderstandings = 0
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
        say(message)
        break
      case 'end-call':
        end('customer-ended-call')
        break
    }
  }

  function hearPartial(text: string): void {
    // The browser's recogniser reports no duration, but a word of some length is not a cough.
    if (text.trim().length > 3) conversation.interrupt()
    send({ type: 'transcript', role: 'user', transcriptType: 'partial', transcript: text })
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

  /** Adds something that the assistant should know but not answer. */
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
    /** The transcript so far. */
    get transcript(): readonly TranscriptEntry[] {
      return transcript
    },
    attach: (socket: Line) => line.attach(socket),
    end,
  }
}

export type CallSession = ReturnType<typeof createCallSession>
