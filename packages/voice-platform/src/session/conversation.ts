import type { EndedReason, ServerMessage } from '@frontdesk/voice-protocol'
import type { TranscriptEntry } from '#platform/calls/call-store.ts'
import { clausesOf } from '#platform/pipeline/clause-chunker.ts'
import { spokenForm } from '#platform/pipeline/spoken-form.ts'
import type {
  ConversationMessage,
  Dialogue,
  DialogueTool,
  ExpectedInput,
} from '#platform/providers/dialogue-provider.ts'
import type { TextToSpeechProvider } from '#platform/providers/text-to-speech-provider.ts'
import { createAnswerPlayer } from './answer-player.ts'
import type { AnswerPlayer } from './answer-player.ts'
import type { Clock } from './clock.ts'
import { createFallbackPlayer } from './fallback-player.ts'
import { fixedSentences } from './fixed-sentences.ts'
import { createResponder } from './responder.ts'
import type { SessionLimits } from './session-limits.ts'
import { createSilenceTimer } from './silence-timer.ts'
import { createToolCalls } from './tool-calls.ts'
import type { Transcript } from './transcript.ts'
import { truncateHistory } from './truncate-history.ts'

export interface ConversationOptions {
  dialogue: Dialogue
  tools: readonly DialogueTool[]
  textToSpeech: TextToSpeechProvider
  /** Who speaks: the platform, or the visitor's browser from text, for as long as it can. */
  voice: 'platform' | 'browser'
  clock: Clock
  limits: Pick<SessionLimits, 'saidCharacters' | 'silenceSeconds'>
  transcript: Transcript
  send: (message: ServerMessage) => void
  sendFrame: (frame: Uint8Array) => void
  end: (reason: EndedReason) => void
  onFault: (what: 'voice' | 'dialogue', error: unknown) => void
}

export interface SayOptions {
  /** The call ends for this reason once the sentence has been said. */
  endsCall?: EndedReason
  interruptible?: boolean
  saidFor?: TranscriptEntry['saidFor']
}

/** A speech in progress: from the first word generated to the last one played. */
interface Speech {
  abort: AbortController
  /** Index in the history of its first message. */
  from: number
  interruptible: boolean
  /** Number of characters in the sentences added to it. */
  added: number
  endsCall: EndedReason | undefined
  saidFor: TranscriptEntry['saidFor']
}

/** The assistant's side of the call: one speech at a time, each answered, spoken, and cut to what was heard. */
export function createConversation(options: ConversationOptions) {
  const { clock, limits, transcript, send, onFault } = options
  const history: ConversationMessage[] = []
  const toolCalls = createToolCalls({ clock })
  let speech: Speech | undefined
  let expected: ExpectedInput = 'anything'
  let speaking = false
  /** The visitor's words during a sentence that must be heard. */
  let unanswered: { text: string; by: 'speech' | 'keyboard' } | undefined
  let stopped = false

  const silence = createSilenceTimer({
    clock,
    milliseconds: limits.silenceSeconds * 1000,
    onSilence(times) {
      if (times === 1) say(fixedSentences.stillThere)
      else say(fixedSentences.silenceGoodbye, { endsCall: 'silence-timed-out' })
    },
  })

  const createPlayer = options.voice === 'browser' ? createFallbackPlayer : createAnswerPlayer
  const player: AnswerPlayer & { fallBack?(): void } = createPlayer({
    clock,
    send,
    textToSpeech: options.textToSpeech,
    sendFrame: options.sendFrame,
    onStart() {
      speaking = true
      send({ type: 'speech-update', role: 'assistant', status: 'started' })
    },
    onCaption: (text) =>
      send({ type: 'transcript', role: 'assistant', transcriptType: 'partial', transcript: text }),
    onEnd: () => close(spokenSince(speech?.from ?? history.length)),
    onFault: (error) => onFault('voice', error),
  })

  const respond = createResponder({
    dialogue: options.dialogue,
    tools: options.tools,
    history,
    speak: (clause) => player.speak(clause),
    async callTools(calls, signal) {
      for (const { name } of calls) transcript.addTool(name)
      send({
        type: 'tool-calls',
        toolCallList: calls.map(({ id, name, arguments: parameters }) => ({
          id,
          type: 'function',
          function: { name, arguments: parameters },
        })),
      })
      return toolCalls.wait(calls, signal)
    },
    onExpect: (input) => {
      expected = input
    },
    onNotUnderstood: () => transcript.markNotUnderstood(),
  })

  function spokenSince(from: number): string {
    return history
      .slice(from)
      .flatMap((message) => (message.role === 'assistant' ? [message.content.trim()] : []))
      .filter((text) => text !== '')
      .join(' ')
  }

  function open({ endsCall, interruptible = true, saidFor }: SayOptions = {}): Speech {
    const opened = {
      abort: new AbortController(),
      from: history.length,
      interruptible,
      added: 0,
      endsCall,
      saidFor,
    }
    speech = opened
    return opened
  }

  /** Records what was heard of a speech. If nothing was, removes its caption, which was sent at its beginning. */
  function recordHeard(heard: string, saidFor: TranscriptEntry['saidFor']): void {
    if (heard !== '') transcript.addUtterance('assistant', heard, saidFor)
    else if (speaking)
      send({ type: 'transcript', role: 'assistant', transcriptType: 'final', transcript: '' })
  }

  function close(said: string): void {
    const closed = speech
    speech = undefined
    recordHeard(said, closed?.saidFor)
    if (speaking) {
      speaking = false
      send({ type: 'speech-update', role: 'assistant', status: 'stopped' })
    }
    const next = unanswered
    unanswered = undefined
    if (closed?.endsCall) options.end(closed.endsCall)
    else if (next) respondTo(next.text, next.by)
    else waitForVisitor()
  }

  function waitForVisitor(): void {
    if (!stopped) silence.start()
  }

  async function run(text: string, by: 'speech' | 'keyboard', opened: Speech): Promise<void> {
    try {
      const { endsCall } = await respond({ type: 'user', text, by }, opened.abort.signal)
      if (opened !== speech) return
      if (endsCall) opened.endsCall = 'assistant-ended-call'
    } catch (error) {
      if (opened !== speech) return
      onFault('dialogue', error)
      speakLine(fixedSentences.answerFailed)
    }
    player.complete()
  }

  /** `text` becomes the last message of the history. */
  function respondTo(text: string, by: 'speech' | 'keyboard'): void {
    if (stopped) return
    if (speech) {
      unanswered = { text: unanswered ? `${unanswered.text} ${text}` : text, by }
      return
    }
    history.push({ role: 'user', content: text })
    expected = 'anything'
    void run(text, by, open())
  }

  function speakLine(text: string): void {
    history.push({ role: 'assistant', content: text })
    player.speak(text)
  }

  /** Synthesises the beginning of the answer ahead: the visitor may have finished. */
  function anticipate(text: string): void {
    if (stopped || options.voice === 'browser') return
    const input = { type: 'user', text, by: 'speech' } as const
    const { signal } = new AbortController()
    const sentence = options.dialogue.firstSentence?.({ history, input, tools: options.tools, signal })
    const [clause] = sentence === undefined ? [] : clausesOf(sentence)
    // If the voice fails, the answer itself will report it.
    if (clause !== undefined) void options.textToSpeech.prepare?.(spokenForm(clause)).catch(() => undefined)
  }

  /** Says a separate sentence after the current speech; returns false if too much is waiting already. */
  function say(text: string, sayOptions: SayOptions = {}): boolean {
    if (stopped) return true
    if (speech) {
      speech.added += text.length
      if (speech.added > limits.saidCharacters) return false
      if (sayOptions.endsCall) speech.endsCall = sayOptions.endsCall
      if (sayOptions.saidFor) speech.saidFor = sayOptions.saidFor
      speakLine(text)
      return true
    }
    open(sayOptions)
    speakLine(text)
    player.complete()
    return true
  }

  /** Stops speaking at once; the history keeps what was heard. A sentence that must be heard continues. */
  function interrupt(): void {
    const cut = speech
    if (!cut || !cut.interruptible) return
    cut.abort.abort(new Error('The visitor interrupted'))
    const heard = player.interrupt()
    // A browser with text to speak may not have begun yet.
    if (speaking || options.voice === 'browser') send({ type: 'clear-audio' })
    truncateHistory(history, cut.from, heard)
    cut.endsCall = undefined
    close(heard)
  }

  return {
    get expected() {
      return expected
    },
    get isSpeaking() {
      return speaking
    },
    /** Answers the visitor, and interrupts the assistant for it. */
    answer(text: string, by: 'speech' | 'keyboard'): void {
      interrupt()
      silence.reset()
      transcript.addUtterance('user', text)
      respondTo(text, by)
    },
    anticipate,
    /** Adds something that the assistant should know but not answer. */
    note(text: string): void {
      history.push({ role: 'user', content: text })
      transcript.addUtterance('user', text)
    },
    setVisitorSpeaking(isSpeaking: boolean): void {
      if (isSpeaking) silence.stop()
      else waitForVisitor()
      send({ type: 'speech-update', role: 'user', status: isSpeaking ? 'started' : 'stopped' })
    },
    say,
    interrupt,
    played: (milliseconds: number) => player.played(milliseconds),
    spoken: (progress: Parameters<typeof player.spoken>[0]) => player.spoken(progress),
    /** The visitor's browser cannot speak after all. */
    speakInSound: () => player.fallBack?.(),
    setMuted: (muted: boolean) => player.setMuted(muted),
    settleToolCall: (id: string, outcome: { result?: string | undefined; error?: string | undefined }) =>
      toolCalls.settle(id, outcome),
    attach: () => player.attach(),
    detach: () => player.detach(),
    /** Ends the call: records what was heard so far, and says nothing more. */
    stop(): void {
      stopped = true
      silence.stop()
      const cut = speech
      if (!cut) return
      speech = undefined
      cut.abort.abort(new Error('The call has ended'))
      const heard = player.interrupt()
      truncateHistory(history, cut.from, heard)
      recordHeard(heard, cut.saidFor)
    },
  }
}

export type Conversation = ReturnType<typeof createConversation>
