import { audioFormat, bytesPerFrame } from '@frontdesk/voice-protocol/audio-format'
import { bytesOf, createFramer } from '#platform/audio/pcm.ts'
import { heardText } from '#platform/pipeline/heard-text.ts'
import { spokenFormIn } from '#platform/pipeline/spoken-form.ts'
import type { TextToSpeechProvider } from '#platform/providers/voice-providers.ts'
import type { Clock } from '#platform/runtime/clock.ts'
import { createPlayback } from './playback.ts'

/** Sound sent ahead of playback: enough for network jitter, little enough to be silent soon after a barge-in. */
const aheadMilliseconds = 120
/** Synthesised but unsent sound at which synthesis waits, so that an interrupted answer costs little. */
const synthesizedAheadMilliseconds = 8_000
const frameMilliseconds = audioFormat.frameMilliseconds
/** Frames are sent in pairs: half the wake-ups and writes, which are most of a call's cost. */
const sendingMilliseconds = 2 * frameMilliseconds
/** Frames kept after they were sent, in case the connection drops before they were heard: 5 s. */
const retainedFrames = 250
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
  /** BCP 47 */
  language?: string | undefined
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
  let currentAnswer: Answer | undefined
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
    currentAnswer ??= {
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
    return currentAnswer
  }

  function unsent(answer: Answer): number {
    return (answer.frames.length - answer.nextFrame) * frameMilliseconds
  }

  async function synthesizeWaiting(answer: Answer): Promise<void> {
    answer.synthesizing = true
    while (answer === currentAnswer && unsent(answer) < synthesizedAheadMilliseconds) {
      const text = answer.waiting.shift()
      if (text === undefined) break
      await synthesizeClause(answer, text)
    }
    answer.synthesizing = false
    if (answer === currentAnswer) tick()
  }

  async function synthesizeClause(answer: Answer, text: string): Promise<void> {
    const segment: Segment = { text, firstFrame: answer.frames.length, endFrame: Number.POSITIVE_INFINITY }
    const framer = createFramer()
    try {
      const spoken = spokenFormIn(options.language)(text)
      for await (const piece of textToSpeech.synthesize(spoken, { signal: answer.abort.signal })) {
        if (answer !== currentAnswer) return
        if (segment.firstFrame === answer.frames.length) answer.segments.push(segment)
        answer.frames.push(...framer.push(piece).map(bytesOf))
        tick()
      }
      answer.frames.push(...framer.flush().map(bytesOf), ...pauseAfter(text))
    } catch (error) {
      if (answer === currentAnswer) onFault(error)
    }
    segment.endFrame = answer.frames.length
  }

  function tick(): void {
    cancelTick?.()
    cancelTick = undefined
    const answer = currentAnswer
    if (!answer || !attached) return
    const now = clock.now()
    const next = answer.nextFrame * frameMilliseconds
    if (answer.held && !playback.giveUpReports()) return waitForReport()
    answer.held = false
    // The voice fell behind, or the connection returned: there was a pause, so the rest is played from now on.
    if (answer.nextFrame < answer.frames.length && (!answer.started || now - origin > next))
      startAt(answer, now)
    if (answer.nextFrame < answer.frames.length && playback.silence > silentReportsMilliseconds)
      return hold(answer)
    const due = Math.ceil((now - origin + aheadMilliseconds) / frameMilliseconds)
    while (answer.nextFrame < Math.min(due, answer.frames.length)) sendNext(answer)
    if (answer !== currentAnswer) return
    if (isSynthesized(answer) && answer.nextFrame === answer.frames.length) {
      const left = origin + answer.frames.length * frameMilliseconds - now
      if (left <= 0 && playback.silence > silentReportsAtEndMilliseconds && isUnheard(answer))
        return hold(answer)
      if (left <= 0) return end()
      cancelTick = clock.after(left, tick)
    } else if (answer.nextFrame < answer.frames.length) {
      cancelTick = clock.after(sendingMilliseconds, tick)
    }
    if (answer.waiting.length > 0 && !answer.synthesizing && unsent(answer) < synthesizedAheadMilliseconds) {
      void synthesizeWaiting(answer)
    }
  }

  function startAt(answer: Answer, now: number): void {
    origin = now - answer.nextFrame * frameMilliseconds
    answerOffset = sentOnSocket - answer.nextFrame * frameMilliseconds
    playback.begin(sentOnSocket)
    answer.held = false
  }

  function hold(answer: Answer): void {
    answer.held = true
    waitForReport()
  }

  function waitForReport(): void {
    cancelTick = clock.after(waitMilliseconds, tick)
  }

  function sendNext(answer: Answer): void {
    const frame = answer.frames[answer.nextFrame]
    if (!frame) return
    if (!answer.started) {
      answer.started = true
      onStart()
    }
    const segment = answer.segments[answer.captioned]
    if (segment && answer.nextFrame >= segment.firstFrame) {
      answer.captioned += 1
      onCaption(
        answer.segments
          .slice(0, answer.captioned)
          .map(({ text }) => text)
          .join(' '),
      )
    }
    if (answer.nextFrame >= retainedFrames) answer.frames[answer.nextFrame - retainedFrames] = silentFrame
    answer.nextFrame += 1
    sentOnSocket += frameMilliseconds
    sendFrame(muted ? silentFrame : frame)
  }

  function isSynthesized(answer: Answer): boolean {
    return answer.complete && !answer.synthesizing && answer.waiting.length === 0
  }

  function end(): void {
    currentAnswer = undefined
    onEnd()
  }

  function playedMilliseconds(answer: Answer): number {
    const sent = answer.nextFrame * frameMilliseconds
    return Math.max(0, Math.min(sent, playback.milliseconds - answerOffset))
  }

  function isUnheard(answer: Answer): boolean {
    return answer.frames.length * frameMilliseconds - playedMilliseconds(answer) > unreportedMilliseconds
  }

  return {
    speak(text: string): void {
      const answer = current()
      answer.waiting.push(text)
      if (!answer.synthesizing) void synthesizeWaiting(answer)
    },
    complete(): void {
      const answer = currentAnswer
      if (!answer) return onEnd()
      answer.complete = true
      tick()
    },
    interrupt(): string {
      const answer = currentAnswer
      if (!answer) return ''
      const played = playedMilliseconds(answer)
      currentAnswer = undefined
      answer.abort.abort(new Error('The answer was interrupted'))
      cancelTick?.()
      return heardText(
        answer.segments.map(({ text, firstFrame, endFrame }) => ({
          text,
          start: firstFrame * frameMilliseconds,
          end: Math.min(endFrame, answer.frames.length) * frameMilliseconds,
        })),
        played,
      )
    },
    played(milliseconds: number): void {
      playback.report(Math.min(milliseconds, sentOnSocket))
      if (!currentAnswer?.held) return
      currentAnswer.held = false
      // The connection was slow: the content of the client's buffer is still to be played.
      origin = clock.now() - playedMilliseconds(currentAnswer)
      tick()
    },
    attach(): void {
      attached = true
      sentOnSocket = 0
      if (currentAnswer) startAt(currentAnswer, clock.now())
      tick()
    },
    detach(): void {
      attached = false
      cancelTick?.()
      if (currentAnswer)
        currentAnswer.nextFrame = Math.floor(playedMilliseconds(currentAnswer) / frameMilliseconds)
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
