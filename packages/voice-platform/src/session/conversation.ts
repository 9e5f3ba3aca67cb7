import type { EndedReason, ServerMessage } from '@frontdesk/voice-protocol'
import type { TranscriptEntry } from '#platform/calls/call-store.ts'
import { clausesOf, createClauseChunker } from '#platform/pipeline/clause-chunker.ts'
import { truncateHistory } from '#platform/pipeline/heard-text.ts'
import { spokenFormIn } from '#platform/pipeline/spoken-form.ts'
import type {
  ConversationMessage,
  Dialogue,
  DialogueTool,
  DialogueToolCall,
  DialogueTurn,
  ExpectedInput,
} from '#platform/providers/dialogue-provider.ts'
import type { TextToSpeechProvider } from '#platform/providers/voice-providers.ts'
import type { Sentences } from '#platform/sentences/sentences.ts'
import type { Clock } from '#platform/runtime/clock.ts'
import { createAnswerPlayer } from './answer-player.ts'
import type { AnswerPlayer } from './answer-player.ts'
import { createBrowserVoicePlayer } from './browser-voice-player.ts'
import type { CallEnd, SessionLimits } from './call-end.ts'
import { createToolCalls } from './tool-calls.ts'
import type { Transcript } from './transcript.ts'

/** Rounds of tool calls in one answer, to stop a model that calls tools endlessly. */
const mostToolRounds = 4

export interface ConversationOptions {
  dialogue: Dialogue
  tools: readonly DialogueTool[]
  textToSpeech: TextToSpeechProvider
  /** Who speaks: the platform, or the visitor's browser from text, for as long as it can. */
  voice: 'platform' | 'browser'
  /** BCP 47 */
  language: string | undefined
  sentences: Sentences['session']
  clock: Clock
  limits: Pick<SessionLimits, 'saidCharacters'>
  transcript: Transcript
  send: (message: ServerMessage) => void
  sendFrame: (frame: Uint8Array) => void
  callEnd: Pick<CallEnd, 'end' | 'silence'>
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

/** The assistant's side of the call: one speech at a time, each answered, spoken, and cut to what the visitor knows of it. */
export function createConversation(options: ConversationOptions) {
  const { clock, limits, dialogue, tools, transcript, send, callEnd, onFault } = options
  const history: ConversationMessage[] = []
  const toolCalls = createToolCalls({ clock, transcript, send })
  let speech: Speech | undefined
  let expected: ExpectedInput = 'anything'
  let speaking = false
  /** The caption of the current speech. */
  let shown = ''
  /** The visitor's words during a sentence that must be heard. */
  let unanswered: { text: string; by: 'speech' | 'keyboard' } | undefined
  let stopped = false

  const createPlayer = options.voice === 'browser' ? createBrowserVoicePlayer : createAnswerPlayer
  const player: AnswerPlayer & { fallBack?(): void } = createPlayer({
    clock,
    language: options.language,
    send,
    textToSpeech: options.textToSpeech,
    sendFrame: options.sendFrame,
    onStart() {
      speaking = true
      send({ type: 'speech-update', role: 'assistant', status: 'started' })
    },
    onCaption(text) {
      shown = text
      send({ type: 'transcript', role: 'assistant', transcriptType: 'partial', transcript: text })
    },
    onEnd: () => close(spokenSince(speech?.from ?? history.length)),
    onFault: (error) => onFault('voice', error),
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
    shown = ''
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
    if (closed?.endsCall) callEnd.end(closed.endsCall)
    else if (next) respondTo(next.text, next.by)
    else callEnd.silence.begin()
  }

  /**
   * Asks the dialogue, and speaks its answer clause by clause. Returns the tool calls in it, and whether the call should
   * end then. Adds the answer to the history as it is generated; `before` is the number of messages before the input.
   */
  async function respond(input: DialogueTurn['input'], before: number, signal: AbortSignal) {
    const chunker = createClauseChunker()
    const calls: DialogueToolCall[] = []
    const message: Extract<ConversationMessage, { role: 'assistant' }> = { role: 'assistant', content: '' }
    let endsCall = false
    const turn = { history: history.slice(0, before), input, tools, signal }
    for await (const event of dialogue.respond(turn)) {
      if (signal.aborted) break
      if (event.type === 'text') {
        if (!history.includes(message)) history.push(message)
        message.content += event.text
        for (const clause of chunker.push(event.text)) player.speak(clause)
      } else if (event.type === 'tool-call') {
        calls.push(event.call)
      } else if (event.type === 'expect') {
        expected = event.input
      } else if (event.type === 'not-understood') {
        transcript.markNotUnderstood()
      } else if (event.type === 'must-be-heard') {
        if (speech) speech.interruptible = false
      } else {
        endsCall = true
      }
    }
    if (!signal.aborted) for (const clause of chunker.flush()) player.speak(clause)
    if (calls.length > 0) {
      if (!history.includes(message)) history.push(message)
      message.toolCalls = calls
    }
    return { calls, endsCall }
  }

  /** Answers the last message of the history. The page runs the tool calls, and the dialogue continues with the results. */
  async function answerTurn(text: string, by: 'speech' | 'keyboard', signal: AbortSignal): Promise<boolean> {
    let endsCall = false
    let input: DialogueTurn['input'] = { type: 'user', text, by }
    let before = history.length - 1
    for (let round = 0; round <= mostToolRounds && !signal.aborted; round += 1) {
      const answer = await respond(input, before, signal)
      endsCall ||= answer.endsCall
      if (answer.calls.length === 0 || signal.aborted) break
      const results = await toolCalls.request(answer.calls, signal)
      for (const { call, result, error } of results) {
        const content = result ?? `Error: ${error ?? 'unknown'}`
        history.push({ role: 'tool', toolCallId: call.id, name: call.name, content })
      }
      input = { type: 'tool-results', results }
      before = history.length
    }
    return endsCall
  }

  async function run(text: string, by: 'speech' | 'keyboard', opened: Speech): Promise<void> {
    try {
      const endsCall = await answerTurn(text, by, opened.abort.signal)
      if (opened !== speech) return
      if (endsCall) opened.endsCall = 'assistant-ended-call'
    } catch (error) {
      if (opened !== speech) return
      onFault('dialogue', error)
      speakLine(options.sentences.answerFailed)
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
    for (const clause of clausesOf(text)) player.speak(clause)
  }

  /** Synthesises the beginning of the answer ahead: the visitor may have finished. */
  function anticipate(text: string): void {
    if (stopped || options.voice === 'browser') return
    const input = { type: 'user', text, by: 'speech' } as const
    const { signal } = new AbortController()
    const sentence = dialogue.firstSentence?.({ history, input, tools, signal })
    const [clause] = sentence === undefined ? [] : clausesOf(sentence)
    // If the voice fails, the answer itself will report it.
    if (clause !== undefined)
      void options.textToSpeech.prepare?.(spokenFormIn(options.language)(clause)).catch(() => undefined)
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

  /**
   * Stops speaking at once; the history keeps what was heard, or for a visitor who types, what was shown. A sentence that must be
   * heard continues.
   */
  function interrupt(by: 'speech' | 'keyboard' = 'speech'): void {
    const cut = speech
    if (!cut || !cut.interruptible) return
    cut.abort.abort(new Error('The visitor interrupted'))
    const heard = player.interrupt()
    const known = by === 'keyboard' ? shown : heard
    // A browser with text to speak may not have begun yet.
    if (speaking || options.voice === 'browser') send({ type: 'clear-audio' })
    truncateHistory(history, cut.from, known)
    cut.endsCall = undefined
    close(known)
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
      interrupt(by)
      callEnd.silence.reset()
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
      if (isSpeaking) callEnd.silence.stop()
      else callEnd.silence.begin()
      send({ type: 'speech-update', role: 'user', status: isSpeaking ? 'started' : 'stopped' })
    },
    say,
    interrupt,
    played: (milliseconds: number) => player.played(milliseconds),
    spoken: (progress: Parameters<typeof player.spoken>[0]) => player.spoken(progress),
    /** The visitor's browser cannot speak after all. */
    speakInSound: () => player.fallBack?.(),
    setMuted: (muted: boolean) => player.setMuted(muted),
    resolveToolCall: (...answer: Parameters<typeof toolCalls.resolve>) => toolCalls.resolve(...answer),
    attach: () => player.attach(),
    detach: () => player.detach(),
    /** Ends the call: records what was heard so far, and says nothing more. */
    stop(): void {
      stopped = true
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
