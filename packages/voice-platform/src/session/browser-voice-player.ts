import type { ServerMessage } from '@frontdesk/voice-protocol'
import { heardText } from '#platform/pipeline/heard-text.ts'
import type { AnswerPlayer } from './answer-player.ts'
import type { Clock } from './clock.ts'

/** Longest a browser may take for a clause before it counts as said: some never report the end. */
const slowestCharacterMilliseconds = 150
const slowestStartMilliseconds = 4_000

export interface BrowserVoicePlayerOptions {
  clock: Clock
  send: (message: ServerMessage) => void
  onStart: () => void
  onCaption: (text: string) => void
  onEnd: () => void
}

interface Clause {
  utterance: number
  text: string
  /** Characters of it that were heard. */
  characters: number
  done: boolean
}

/**
 * Speaks an answer with the visitor's own browser: sends clauses as text, and learns from its reports how much of them
 * was heard. Same manners as the player that sends sound.
 */
export function createBrowserVoicePlayer(options: BrowserVoicePlayerOptions): AnswerPlayer {
  const { clock, send, onStart, onCaption, onEnd } = options
  let clauses: Clause[] = []
  let active = false
  let complete = false
  let started = false
  let utterances = 0
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
    if (!clause) return
    const patience = slowestStartMilliseconds + clause.text.length * slowestCharacterMilliseconds
    cancelWait = clock.after(patience, () => finish(clause))
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
      const clause = { utterance: utterances, text, characters: 0, done: false }
      const isNext = current() === undefined
      clauses.push(clause)
      send({ type: 'speak', utterance: clause.utterance, text })
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
      // A clause is as long as its text: the browser tells no times.
      let at = 0
      const segments = clauses.map(({ text }) => ({ text, start: at, end: (at += text.length) }))
      const heard = clauses.reduce(
        (sum, { text, characters, done }) => sum + (done ? text.length : characters),
        0,
      )
      reset()
      return heardText(segments, heard)
    },
    spoken({ utterance, characters, done }) {
      const clause = clauses.find((known) => known.utterance === utterance)
      if (!clause || clause.done) return
      begin()
      clause.characters = Math.min(clause.text.length, Math.max(clause.characters, characters))
      if (done) finish(clause)
    },
    played: () => undefined,
    attach() {
      for (const { utterance, text, done } of clauses) if (!done) send({ type: 'speak', utterance, text })
      waitForCurrent()
    },
    detach: () => cancelWait?.(),
    setMuted(muted) {
      if (muted) send({ type: 'clear-audio' })
    },
  }
}
