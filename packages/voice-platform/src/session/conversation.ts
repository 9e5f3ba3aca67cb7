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
import { createToolCalls } from './tool-calls.ts'
import { truncateHistory } from './truncate-history.ts'

export interface ConversationOptions {
  dialogue: Dialogue
  tools: readonly DialogueTool[]
  textToSpeech: TextToSpeechProvider
  /** Who speaks: the platform, or the visitor's browser from text, for as long as it can. */
  voice: 'platform' | 'browser'
  clock: Clock
  limits: Pick<SessionLimits, 'saidCharacters'>
  history: ConversationMessage[]
  send: (message: ServerMessage) => void
  sendFrame: (frame: Uint8Array) => void
  /** A finished utterance of either side. */
  record: (role: 'user' | 'assistant', text: string, saidFor?: TranscriptEntry['saidFor']) => void
  /** The page is asked to do something. */
  onToolUsed: (name: string) => void
  /** The assistant has finished; it is the visitor's turn. */
  onQuiet: () => void
  end: (reason: EndedReason) => void
  onFault: (what: 'voice' | 'dialogue', error: unknown) => void
  /** The assistant knows no answer to the visitor's last words. */
  onNotUnderstood: () => void
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
  const { clock, history, send, record, onFault } = options
  const toolCalls = createToolCalls({ clock })
  let speech: Speech | undefined
  let expected: ExpectedInput = 'anything'
  let speaking = false
  /** What the visitor said during a sentence that must be heard. */
  let unanswered: { text: string; by: 'speech' | 'keyboard' } | undefined
  let stopped = false

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
      for (const { name } of calls) options.onToolUsed(name)
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
    onNotUnderstood: options.onNotUnderstood,
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
    if (heard !== '') record('assistant', heard, saidFor)
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
    else if (next) answer(next.text, next.by)
    else options.onQuiet()
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

  /** Answers the visitor; `text` becomes the last message of the history. */
  function answer(text: string, by: 'speech' | 'keyboard'): void {
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

  return {
    get expected() {
      return expected
    },
    get isSpeaking() {
      return speaking
    },
    answer,
    anticipate,
    /** Says a separate sentence after the current speech; returns false if too much is waiting already. */
    say(text: string, sayOptions: SayOptions = {}): boolean {
      if (stopped) return true
      if (speech) {
        speech.added += text.length
        if (speech.added > options.limits.saidCharacters) return false
        if (sayOptions.endsCall) speech.endsCall = sayOptions.endsCall
        if (sayOptions.saidFor) speech.saidFor = sayOptions.saidFor
        speakLine(text)
        return true
      }
      open(sayOptions)
      speakLine(text)
      player.complete()
      return true
    },
    /** Stops speaking at once; the history keeps what was heard. A sentence that must be heard continues. */
    interrupt(): void {
      const cut = speech
      if (!cut || !cut.interruptible) return
      cut.abort.abort(new Error('The visitor interrupted'))
      const heard = player.interrupt()
      // A browser with text to speak may not have begun yet.
      if (speaking || options.voice === 'browser') send({ type: 'clear-audio' })
      truncateHistory(history, cut.from, heard)
      cut.endsCall = undefined
      close(heard)
    },
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
