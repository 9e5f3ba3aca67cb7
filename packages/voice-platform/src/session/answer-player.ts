import { audioFormat, bytesPerFrame } from '@frontdesk/voice-protocol/audio-format'
import { bytesOf, createFramer } from '#platform/audio/pcm.ts'
import { heardText } from '#platform/pipeline/heard-text.ts'
import { spokenForm } from '#platform/pipeline/spoken-form.ts'
import type { TextToSpeechProvider } from '#platform/providers/text-to-speech-provider.ts'
import type { Clock } from './clock.ts'
import { createPlayback } from './playback.ts'

/** Sound sent ahead of playback: enough for network jitter, little enough to be silent soon after a barge-in. */
const aheadMilliseconds = 120
/** Synthesised but unsent sound at which synthesis waits, so that an interrupted answer costs little. */
const synthesizedAheadMilliseconds = 8_000
const frameMilliseconds = audioFormat.frameMilliseconds
/** Frames are sent in pairs: half the wake-ups and writes, which are most of a call's cost. */
const sendingMilliseconds = 2 * frameMilliseconds
/** Frames kept after they were sent, in case the connection drops before they were heard: 5 s. */
const framesKept = 250
/**
 * A client that reports its playback does so ten times a second. If it has reported nothing about sent sound for this
 * long, it may be gone, and further sound waits. The limit is lower at the end of an answer, where waiting makes no
 * gap.
 */
const silentReportsMilliseconds = 3_000
const silentReportsAtEndMilliseconds = 500
/** The last report may lag behind what was heard by this much. */
const unreportedMilliseconds = 120
const waitMilliseconds = 100
const silentFrame = new Uint8Array(bytesPerFrame)

export interface AnswerPlayerOptions {
  clock: Clock
  textToSpeech: TextToSpeechProvider
  sendFrame: (frame: Uint8Array) => void
  /** The first sound of an answer is sent. */
  onStart: () => void
  /** A clause begins; `text` is the whole answer up to its end. */
  onCaption: (text: string) => void
  /** Everything has been played. */
  onEnd: () => void
  onFault: (error: unknown) => void
}

/** Speaks an answer, with the platform's voice or the browser's. */
export interface AnswerPlayer {
  /** Adds a clause to the current answer, or begins one. */
  speak(text: string): void
  /** No clause follows. `onEnd` is called when the last one has been played, at once if there was none. */
  complete(): void
  /** Stops at once and returns the words that were heard. `onEnd` is not called. */
  interrupt(): string
  /** The client's report: milliseconds of sound played on this socket. */
  played(milliseconds: number): void
  /** The report of a client that speaks itself. */
  spoken(progress: { utterance: number; characters: number; done: boolean }): void
  /** A new socket is attached; unheard sound of the one before is sent again. */
  attach(): void
  detach(): void
  setMuted(muted: boolean): void
}

interface Segment {
  text: string
  firstFrame: number
  endFrame: number
}

interface Answer {
  abort: AbortController
  waiting: string[]
  segments: Segment[]
  frames: Uint8Array[]
  nextFrame: number
  captioned: number
  synthesizing: boolean
  complete: boolean
  started: boolean
  /** True while it waits for a client that has stopped reporting. */
  held: boolean
}

/**
 * Speaks one answer at a time: clauses in, frames out at the pace of playback. It always knows which words have been
 * heard, from the client's reports if there are any, otherwise from the clock.
 */
export function createAnswerPlayer(options: AnswerPlayerOptions): AnswerPlayer {
  const { clock, textToSpeech, sendFrame, onStart, onCaption, onEnd, onFault } = options
  let answer: Answer | undefined
  let attached = false
  let muted = false
  let cancelTick: (() => void) | undefined
  /** When the answer's frame 0 was, or would have been, played. */
  let origin = 0
  /** Milliseconds sent on this socket, and the position of the answer's frame 0 on that timeline. */
  let sentOnSocket = 0
  let answerOffset = 0
  const playback = createPlayback(clock)

  function current(): Answer {
    answer ??= {
      abort: new AbortController(),
      waiting: [],
      segments: [],
      frames: [],
      nextFrame: 0,
      captioned: 0,
      synthesizing: false,
      complete: false,
      started: false,
      held: false,
    }
    return answer
  }

  function unsent(of: Answer): number {
    return (of.frames.length - of.nextFrame) * frameMilliseconds
  }

  async function synthesizeWaiting(of: Answer): Promise<void> {
    of.synthesizing = true
    while (of === answer && unsent(of) < synthesizedAheadMilliseconds) {
      const text = of.waiting.shift()
      if (text === undefined) break
      await synthesizeClause(of, text)
    }
    of.synthesizing = false
    if (of === answer) tick()
  }

  async function synthesizeClause(of: Answer, text: string): Promise<void> {
    const segment: Segment = { text, firstFrame: of.frames.length, endFrame: Number.POSITIVE_INFINITY }
    const framer = createFramer()
    try {
      for await (const piece of textToSpeech.synthesize(spokenForm(text), { signal: of.abort.signal })) {
        if (of !== answer) return
        if (segment.firstFrame === of.frames.length) of.segments.push(segment)
        of.frames.push(...framer.push(piece).map(bytesOf))
        tick()
      }
      of.frames.push(...framer.flush().map(bytesOf), ...pauseAfter(text))
    } catch (error) {
      if (of === answer) onFault(error)
    }
    segment.endFrame = of.frames.length
  }

  function tick(): void {
    cancelTick?.()
    cancelTick = undefined
    const of = answer
    if (!of || !attached) return
    const now = clock.now()
    const next = of.nextFrame * frameMilliseconds
    if (of.held && !playback.giveUpReports()) return waitForReport()
    of.held = false
    // The voice fell behind, or the connection returned: there was a pause, so the rest is played from now on.
    if (of.nextFrame < of.frames.length && (!of.started || now - origin > next)) startAt(of, now)
    if (of.nextFrame < of.frames.length && playback.silence > silentReportsMilliseconds) return hold(of)
    const due = Math.ceil((now - origin + aheadMilliseconds) / frameMilliseconds)
    while (of.nextFrame < Math.min(due, of.frames.length)) sendNext(of)
    if (of !== answer) return
    if (isSynthesized(of) && of.nextFrame === of.frames.length) {
      const left = origin + of.frames.length * frameMilliseconds - now
      if (left <= 0 && playback.silence > silentReportsAtEndMilliseconds && isUnheard(of)) return hold(of)
      if (left <= 0) return end()
      cancelTick = clock.after(left, tick)
    } else if (of.nextFrame < of.frames.length) {
      cancelTick = clock.after(sendingMilliseconds, tick)
    }
    if (of.waiting.length > 0 && !of.synthesizing && unsent(of) < synthesizedAheadMilliseconds) {
      void synthesizeWaiting(of)
    }
  }

  function startAt(of: Answer, now: number): void {
    origin = now - of.nextFrame * frameMilliseconds
    answerOffset = sentOnSocket - of.nextFrame * frameMilliseconds
    playback.begin(sentOnSocket)
    of.held = false
  }

  function hold(of: Answer): void {
    of.held = true
    waitForReport()
  }

  function waitForReport(): void {
    cancelTick = clock.after(waitMilliseconds, tick)
  }

  function sendNext(of: Answer): void {
    const frame = of.frames[of.nextFrame]
    if (!frame) return
    if (!of.started) {
      of.started = true
      onStart()
    }
    const segment = of.segments[of.captioned]
    if (segment && of.nextFrame >= segment.firstFrame) {
      of.captioned += 1
      onCaption(
        of.segments
          .slice(0, of.captioned)
          .map(({ text }) => text)
          .join(' '),
      )
    }
    if (of.nextFrame >= framesKept) of.frames[of.nextFrame - framesKept] = silentFrame
    of.nextFrame += 1
    sentOnSocket += frameMilliseconds
    sendFrame(muted ? silentFrame : frame)
  }

  function isSynthesized(of: Answer): boolean {
    return of.complete && !of.synthesizing && of.waiting.length === 0
  }

  function end(): void {
    answer = undefined
    onEnd()
  }

  function playedMilliseconds(of: Answer): number {
    const sent = of.nextFrame * frameMilliseconds
    return Math.max(0, Math.min(sent, playback.milliseconds - answerOffset))
  }

  function isUnheard(of: Answer): boolean {
    return of.frames.length * frameMilliseconds - playedMilliseconds(of) > unreportedMilliseconds
  }

  return {
    speak(text: string): void {
      const of = current()
      of.waiting.push(text)
      if (!of.synthesizing) void synthesizeWaiting(of)
    },
    complete(): void {
      const of = answer
      if (!of) return onEnd()
      of.complete = true
      tick()
    },
    interrupt(): string {
      const of = answer
      if (!of) return ''
      const played = playedMilliseconds(of)
      answer = undefined
      of.abort.abort(new Error('The answer was interrupted'))
      cancelTick?.()
      return heardText(
        of.segments.map(({ text, firstFrame, endFrame }) => ({
          text,
          start: firstFrame * frameMilliseconds,
          end: Math.min(endFrame, of.frames.length) * frameMilliseconds,
        })),
        played,
      )
    },
    played(milliseconds: number): void {
      playback.report(Math.min(milliseconds, sentOnSocket))
      if (!answer?.held) return
      answer.held = false
      // The connection was slow: the content of the client's buffer is still to be played.
      origin = clock.now() - playedMilliseconds(answer)
      tick()
    },
    attach(): void {
      attached = true
      sentOnSocket = 0
      if (answer) startAt(answer, clock.now())
      tick()
    },
    detach(): void {
      attached = false
      cancelTick?.()
      if (answer) answer.nextFrame = Math.floor(playedMilliseconds(answer) / frameMilliseconds)
    },
    spoken: () => undefined,
    setMuted(value) {
      muted = value
    },
  }
}

/** A longer pause after a sentence than after a clause: the voice's own silence is trimmed. */
function pauseAfter(text: string): Uint8Array[] {
  const frames = /[.!?…]["')\]]*$/.test(text) ? 8 : 3
  return Array.from({ length: frames }, () => silentFrame)
}
