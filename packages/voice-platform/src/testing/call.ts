import type { ClientMessage, EndedReason, ServerMessage } from '@frontdesk/voice-protocol'
import { samplesPerFrame } from '@frontdesk/voice-protocol/audio-format'
import { samplesOf } from '#platform/audio/pcm.ts'
import type { TranscriptEntry } from '#platform/calls/call-store.ts'
import type { Dialogue, DialogueTool } from '#platform/providers/dialogue-provider.ts'
import type { SpeechToTextProvider, TextToSpeechProvider } from '#platform/providers/voice-providers.ts'
import { createCallSession } from '#platform/session/call-session.ts'
import { defaultSessionLimits } from '#platform/session/call-end.ts'
import type { SessionLimits } from '#platform/session/call-end.ts'
import { createManualClock } from './manual-clock.ts'
import type { ScriptedAnswer } from './scripted-dialogue.ts'
import { createScriptedDialogue } from './scripted-dialogue.ts'
import { createScriptedVoice, framesPerWord } from './scripted-voice.ts'

const frameMilliseconds = 20
const voicedFrame = new Int16Array(samplesPerFrame).fill(1_000)
const silentFrame = new Int16Array(samplesPerFrame)
/** How long the visitor waits for an answer before the test fails, in simulated time. */
const answerTimeoutMilliseconds = 120_000

export interface TestCallOptions {
  answer: ScriptedAnswer
  /** The dialogue's prediction of the beginning of its answer. */
  firstSentence?: Dialogue['firstSentence']
  firstMessage?: string
  tools?: readonly DialogueTool[]
  limits?: Partial<SessionLimits>
  /** Replaces the recogniser that understands every word. */
  speechToText?: SpeechToTextProvider
  textToSpeech?: TextToSpeechProvider
  /** `browser`: the visitor's browser speaks, a word every 240 ms. */
  voice?: 'platform' | 'browser'
  /** The visitor's browser receives the words but never speaks. */
  browserStaysSilent?: boolean
  /** A part of the test waits for something real: each simulated frame leaves the machine a millisecond. */
  realTime?: boolean
}

/**
 * A call as a conversation: each step is one action of a side, in simulated time as fast as the machine can. Everything
 * between the visitor's microphone and loudspeaker is the real session; voice, recogniser and dialogue follow a script.
 * Await `end()` to run it.
 */
export function call(options: TestCallOptions) {
  const clock = createManualClock()
  const voice = createScriptedVoice()
  const dialogue = createScriptedDialogue(options.answer, { firstSentence: options.firstSentence })
  const messages: ServerMessage[] = []
  const heard: string[] = []
  const loudspeaker: Int16Array[] = []
  /** The texts for the browser's own voice. */
  const toSpeak: { utterance: number; text: string; frames: number }[] = []
  const steps: (() => Promise<void>)[] = []
  let spokenWords = ''
  let read = 0
  let played = 0
  let isSoundOn = true
  let closedWith: number | undefined
  let ended: { reason: EndedReason; transcript: TranscriptEntry[] } | undefined
  let faults = 0

  const session = createCallSession({
    callId: 'call',
    firstMessage: options.firstMessage ?? dialogue.firstMessage,
    dialogue: dialogue.openDialogue({ callId: 'call', assistantName: 'Assistant', variables: {} }),
    tools: options.tools ?? [],
    detector: { isVoice: (frame) => frame[0] !== 0, close: () => undefined },
    speechToText: options.speechToText ?? { name: 'scripted', transcribe: async () => spokenWords },
    textToSpeech: options.textToSpeech ?? voice,
    voice: options.voice ?? 'platform',
    clock,
    limits: { ...defaultSessionLimits, ...options.limits },
    nextReconnect: () => ({ url: 'ws://call.invalid/', windowMilliseconds: 10_000 }),
    onReconnectReceived: () => undefined,
    onEnd: (outcome) => {
      ended = outcome
    },
    onFault: () => {
      faults += 1
    },
    onUnknownMessage: () => undefined,
  })
  let attached = join()

  function join() {
    played = 0
    loudspeaker.length = 0
    return session.attach({
      sendFrame: (frame) => loudspeaker.push(samplesOf(frame)),
      sendMessage(message) {
        messages.push(message)
        if (message.type === 'clear-audio') {
          loudspeaker.length = 0
          toSpeak.length = 0
        }
        if (message.type === 'speak') toSpeak.push({ ...message, frames: 0 })
      },
      close: (code) => {
        closedWith = code
      },
    })
  }

  /** One simulated frame: the microphone sends, the loudspeaker plays, the clock advances. */
  async function tick(frame = silentFrame): Promise<void> {
    attached.frame(frame)
    const sound = isSoundOn ? loudspeaker.shift() : undefined
    if (sound) {
      played += frameMilliseconds
      const word = voice.wordIn(sound)
      if (word !== undefined && heard.at(-1) !== word) heard.push(word)
      if (played % 100 === 0) attached.message({ type: 'played', milliseconds: played })
    }
    speakInBrowser()
    clock.advance(frameMilliseconds)
    await breathe()
  }

  function speakInBrowser(): void {
    const [speaking] = toSpeak
    if (!speaking || options.browserStaysSilent) return
    const words = speaking.text.split(' ')
    speaking.frames += 1
    if (speaking.frames % framesPerWord !== 0) return
    const count = speaking.frames / framesPerWord
    heard.push(words[count - 1] ?? '')
    const done = count === words.length
    if (done) toSpeak.shift()
    const characters = words.slice(0, count).join(' ').length
    attached.message({ type: 'spoken', utterance: speaking.utterance, characters, done })
  }

  async function breathe(): Promise<void> {
    await new Promise((resolve) => (options.realTime ? setTimeout(resolve, 1) : setImmediate(resolve)))
  }

  async function tickUntil(isReached: () => boolean, what: string): Promise<void> {
    const end = clock.now() + answerTimeoutMilliseconds
    while (!isReached()) {
      if (clock.now() > end || ended) throw new Error(`${what}; it came: ${summary()}`)
      await tick()
    }
  }

  function summary(): string {
    return JSON.stringify(messages.slice(-10))
  }

  async function speak(words: string, milliseconds: number): Promise<void> {
    spokenWords = words
    for (let at = 0; at < milliseconds; at += frameMilliseconds) await tick(voicedFrame)
  }

  const steering = {
    /** The visitor says this; the step ends with the last sound. */
    hears(words: string, milliseconds = words.split(' ').length * 240) {
      steps.push(() => speak(words, milliseconds))
      return steering
    },
    /** The visitor says this, then pauses for this long, and continues with the next `hears`. */
    hearsBeginning(words: string, pauseMilliseconds: number) {
      steps.push(async () => {
        await speak(words, words.split(' ').length * 240)
        for (let at = 0; at < pauseMilliseconds; at += frameMilliseconds) await tick()
      })
      return steering
    },
    /** The visitor makes a short noise that sounds like a voice. */
    coughs(milliseconds: number) {
      steps.push(() => speak('', milliseconds))
      return steering
    },
    /** The visitor types this. */
    reads(words: string) {
      return steering.receives({ type: 'add-message', message: { role: 'user', content: words } })
    },
    receives(message: ClientMessage) {
      steps.push(async () => attached.message(message))
      return steering
    },
    /** The assistant's next whole utterance matches. */
    says(pattern: RegExp) {
      steps.push(async () => {
        const isSaid = (message: ServerMessage) =>
          message.type === 'transcript' &&
          message.role === 'assistant' &&
          message.transcriptType === 'final' &&
          pattern.test(message.transcript)
        await tickUntil(() => messages.slice(read).some(isSaid), `The assistant did not say ${pattern}`)
        read += messages.slice(read).findIndex(isSaid) + 1
      })
      return steering
    },
    /** The platform sends such a message. */
    sends(fits: (message: ServerMessage) => boolean) {
      steps.push(async () => {
        await tickUntil(() => messages.slice(read).some(fits), `No message ${fits.toString()}`)
      })
      return steering
    },
    /** The visitor has heard these words and now starts to speak over the rest; `hears` defines the words. */
    interruptedAfter(words: string) {
      steps.push(async () => {
        await tickUntil(() => heard.join(' ').endsWith(words), `The visitor never heard "${words}"`)
      })
      return steering
    },
    /** Time passes in silence. */
    waits(milliseconds: number) {
      steps.push(async () => {
        for (let at = 0; at < milliseconds && !ended; at += frameMilliseconds) await tick()
      })
      return steering
    },
    /** The visitor's device stops the sound: nothing is played or reported, while the connection stays open. */
    losesSound() {
      steps.push(async () => {
        isSoundOn = false
      })
      return steering
    },
    /** The connection drops and returns after this time. */
    dropsFor(milliseconds: number) {
      steps.push(async () => {
        attached.lost()
        for (let at = 0; at < milliseconds; at += frameMilliseconds) {
          clock.advance(frameMilliseconds)
          await breathe()
        }
        if (!ended) attached = join()
      })
      return steering
    },
    /** The connection dies unnoticed, and everything sent is lost; then the visitor's browser reconnects. */
    swallowsFor(milliseconds: number) {
      steps.push(async () => {
        for (let at = 0; at < milliseconds; at += frameMilliseconds) {
          clock.advance(frameMilliseconds)
          await breathe()
        }
        if (!ended) attached = join()
      })
      return steering
    },
    /** Runs the steps; resolves to what both sides observed. */
    async end() {
      for (const step of steps) await step()
      return {
        messages,
        /** Every word that was played. */
        heard: heard.join(' '),
        turns: dialogue.turns,
        faults,
        ended: ended?.reason,
        transcript: ended?.transcript,
        closedWith,
      }
    },
  }
  return steering
}
