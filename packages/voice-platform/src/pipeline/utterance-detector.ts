import { samplesPerFrame } from '@frontdesk/voice-protocol/audio-format'

export interface UtteranceDetectorOptions {
  /** Voiced sound that interrupts the assistant while it speaks. */
  bargeInMilliseconds?: number
  /** Silence after which the utterance is transcribed for the first time. */
  pauseMilliseconds?: number
  /** Sound kept from before the start, so that the first consonant is not lost. */
  preRollMilliseconds?: number
  longestUtteranceMilliseconds?: number
}

/**
 * `started`: someone may be speaking. `barge-in`: long enough to be intended, once per utterance. `paused`: the first
 * silence after speech, again after each `resumed`. `overlong`: the utterance has reached its limit and should be
 * processed now.
 */
export type UtteranceEvent = 'started' | 'barge-in' | 'paused' | 'resumed' | 'overlong'

const frameMilliseconds = 20
/** Voiced sound that starts an utterance. */
const startMilliseconds = 80
const startWindow = (startMilliseconds / frameMilliseconds) * 2
/** Voiced frames needed within `resumeWindow` frames to continue after a pause: one click is not speech. */
const resumeFrames = 3
const resumeWindow = 6

/**
 * Detects utterances in a stream of 20 ms frames that are already classified as voiced or not. It needs no clock: a
 * frame is 20 ms.
 */
export function createUtteranceDetector(options: UtteranceDetectorOptions = {}) {
  const {
    bargeInMilliseconds = 200,
    pauseMilliseconds = 120,
    preRollMilliseconds = 300,
    longestUtteranceMilliseconds = 20_000,
  } = options
  let frames: Int16Array[] = []
  let recent: boolean[] = []
  let speaking = false
  let paused = false
  let bargedIn = false
  let voicedFrames = 0
  let silentFrames = 0

  function reset() {
    frames = []
    recent = []
    speaking = false
    paused = false
    bargedIn = false
    voicedFrames = 0
    silentFrames = 0
  }

  function voicedLately(count: number): number {
    let voiced = 0
    for (let at = Math.max(0, recent.length - count); at < recent.length; at += 1) if (recent[at]) voiced += 1
    return voiced * frameMilliseconds
  }

  function listenForStart(): UtteranceEvent | undefined {
    if (frames.length * frameMilliseconds > preRollMilliseconds) frames.shift()
    if (voicedLately(startWindow) < startMilliseconds) return undefined
    speaking = true
    voicedFrames = recent.filter(Boolean).length
    return 'started'
  }

  return {
    push(frame: Int16Array, voiced: boolean): UtteranceEvent | undefined {
      frames.push(frame)
      recent.push(voiced)
      if (recent.length > Math.max(startWindow, resumeWindow)) recent.shift()
      if (!speaking) return listenForStart()

      if (voiced) voicedFrames += 1
      if (frames.length * frameMilliseconds >= longestUtteranceMilliseconds) return 'overlong'
      if (paused) {
        silentFrames += 1
        if (voicedLately(resumeWindow) < resumeFrames * frameMilliseconds) return undefined
        paused = false
        silentFrames = 0
        return 'resumed'
      }
      silentFrames = voiced ? 0 : silentFrames + 1
      if (!bargedIn && voicedFrames * frameMilliseconds >= bargeInMilliseconds) {
        bargedIn = true
        return 'barge-in'
      }
      if (silentFrames * frameMilliseconds < pauseMilliseconds) return undefined
      paused = true
      return 'paused'
    },
    get isSpeaking() {
      return speaking
    },
    get isPaused() {
      return paused
    },
    /** Silence since the last voiced frame. */
    get silentMilliseconds() {
      return silentFrames * frameMilliseconds
    },
    /** Voiced sound in the utterance so far. */
    get voicedMilliseconds() {
      return voicedFrames * frameMilliseconds
    },
    /** The utterance so far, with the sound just before it. */
    audio(): Int16Array {
      const joined = new Int16Array(frames.length * samplesPerFrame)
      for (const [index, frame] of frames.entries()) joined.set(frame, index * samplesPerFrame)
      return joined
    },
    /** Drops the utterance and waits for the next one. */
    reset,
  }
}
