import type { ServerMessage } from '@frontdesk/voice-protocol'
import { heardText } from '#platform/pipeline/heard-text.ts'
import { spokenFormIn } from '#platform/pipeline/spoken-form.ts'
import type { Clock } from '#platform/runtime/clock.ts'
import { createAnswerPlayer } from './answer-player.ts'
import type { AnswerPlayer, AnswerPlayerOptions } from './answer-player.ts'

/**
 * Maximum time for a browser to speak a clause. A clause that began counts as said then, because some browsers never
 * report the end. Longer than a client needs to detect a dead connection (7 s), which must not count as a browser that
 * does not speak.
 */
const slowestCharacterMilliseconds = 150
const slowestStartMilliseconds = 10_000

interface BrowserSpeechOptions {
  clock: Clock
  language?: string | undefined
  send: (message: ServerMessage) => void
  onStart: () => void
  onCaption: (text: string) => void
  onEnd: () => void
  /** The browser did not begin to speak. */
  onStalled: () => void
}

/** The rest of an answer when the browser stops being its voice. */
interface HandedOver {
  /** The clauses that were heard to their end. */
  said: string
  /** The other clauses, the broken one first. */
  rest: string[]
  started: boolean
  /** True if no clause follows; undefined without an answer. */
  complete: boolean | undefined
}

interface Clause {
  utterance: number
  text: string
  /** The text as sent to the browser. */
  spoken: string
  /** Characters of it that were heard. */
  characters: number
  isBegun: boolean
  done: boolean
}

/**
 * Speaks with the visitor's browser until it fails, and from then on in sound. The broken clause is repeated from its
 * beginning, and the answer continues.
 */
export function createBrowserVoicePlayer(
  options: AnswerPlayerOptions & Pick<BrowserSpeechOptions, 'send'>,
): AnswerPlayer & { fallBack(): void } {
  /** The part of the answer that the browser said before the voice changed. */
  let before = ''
  let started = false
  let attached = false
  let muted = false

  const inSound = createAnswerPlayer({
    ...options,
    onStart() {
      if (!started) options.onStart()
      started = true
    },
    onCaption: (text) => options.onCaption(joined(text)),
    onEnd() {
      reset()
      options.onEnd()
    },
  })
  const inBrowser = createBrowserSpeech({ ...options, onStalled: fallBack })
  let player: AnswerPlayer = inBrowser

  function joined(text: string): string {
    return [before, text].filter((part) => part !== '').join(' ')
  }

  function reset(): void {
    before = ''
    started = false
  }

  function fallBack(): void {
    if (player === inSound) return
    const { said, rest, complete, started: hadStarted } = inBrowser.handOver()
    player = inSound
    before = said
    started = hadStarted
    // A browser that only stalled must not begin after all.
    options.send({ type: 'clear-audio' })
    inSound.setMuted(muted)
    if (attached) inSound.attach()
    for (const text of rest) inSound.speak(text)
    if (complete === true) inSound.complete()
  }

  return {
    speak: (text) => player.speak(text),
    complete: () => player.complete(),
    interrupt() {
      const heard = player.interrupt()
      const all = player === inSound ? joined(heard) : heard
      reset()
      return all
    },
    played: (milliseconds) => player.played(milliseconds),
    spoken: (progress) => player.spoken(progress),
    attach() {
      attached = true
      player.attach()
    },
    detach() {
      attached = false
      player.detach()
    },
    setMuted(value) {
      muted = value
      player.setMuted(value)
    },
    fallBack,
  }
}

/**
 * Speaks an answer with the visitor's own browser: sends clauses as text, and derives from its reports how much was
 * heard. Same interface as the player that sends sound.
 */
function createBrowserSpeech(options: BrowserSpeechOptions): AnswerPlayer & { handOver(): HandedOver } {
  const { clock, send, onStart, onCaption, onEnd, onStalled } = options
  let clauses: Clause[] = []
  let active = false
  let complete = false
  let started = false
  let utterances = 0
  let attached = false
  let cancelWait: (() => void) | undefined

  function current(): Clause | undefined {
    return clauses.find(({ done }) => !done)
  }

  function reset(): void {
    cancelWait?.()
    clauses = []
    active = false
    complete = false
    started = false
  }

  function waitForCurrent(): void {
    cancelWait?.()
    const clause = current()
    // A browser that cannot be reached is not slow.
    if (!clause || !attached) return
    const longestMilliseconds = slowestStartMilliseconds + clause.text.length * slowestCharacterMilliseconds
    cancelWait = clock.after(longestMilliseconds, () => (clause.isBegun ? finish(clause) : onStalled()))
  }

  function finish(clause: Clause): void {
    begin()
    clause.done = true
    const next = current()
    if (next) caption(next)
    waitForCurrent()
    endIfSaid()
  }

  function begin(): void {
    if (started) return
    started = true
    onStart()
    const [first] = clauses
    if (first) caption(first)
  }

  function caption(until: Clause): void {
    const said = clauses.slice(0, clauses.indexOf(until) + 1)
    onCaption(said.map(({ text }) => text).join(' '))
  }

  function endIfSaid(): void {
    if (!active || !complete || current()) return
    reset()
    onEnd()
  }

  return {
    speak(text) {
      active = true
      utterances += 1
      const spoken = spokenFormIn(options.language)(text)
      const clause = { utterance: utterances, text, spoken, characters: 0, isBegun: false, done: false }
      const isNext = current() === undefined
      clauses.push(clause)
      send({ type: 'speak', utterance: clause.utterance, text: spoken })
      if (!isNext) return
      if (started) caption(clause)
      waitForCurrent()
    },
    complete() {
      if (!active) return onEnd()
      complete = true
      endIfSaid()
    },
    interrupt() {
      // The length of a clause is that of its text, because the browser reports no times.
      let at = 0
      const segments = clauses.map(({ text }) => ({ text, start: at, end: (at += text.length) }))
      const heard = clauses.reduce(
        (sum, { text, spoken, characters, done }) =>
          sum + (done ? text.length : (characters / spoken.length) * text.length),
        0,
      )
      reset()
      return heardText(segments, heard)
    },
    spoken({ utterance, characters, done }) {
      const clause = clauses.find((known) => known.utterance === utterance)
      if (!clause || clause.done) return
      begin()
      clause.isBegun = true
      clause.characters = Math.min(clause.spoken.length, Math.max(clause.characters, characters))
      if (done) finish(clause)
    },
    handOver() {
      const textsOf = (done: boolean) =>
        clauses.filter((clause) => clause.done === done).map(({ text }) => text)
      const handed = {
        said: textsOf(true).join(' '),
        rest: textsOf(false),
        started,
        complete: active ? complete : undefined,
      }
      reset()
      return handed
    },
    played: () => undefined,
    attach() {
      attached = true
      for (const { utterance, spoken, done } of clauses) {
        if (!done) send({ type: 'speak', utterance, text: spoken })
      }
      waitForCurrent()
    },
    detach() {
      attached = false
      cancelWait?.()
    },
    setMuted(muted) {
      if (muted) send({ type: 'clear-audio' })
    },
  }
}
