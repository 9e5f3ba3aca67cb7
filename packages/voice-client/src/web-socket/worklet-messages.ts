/** Messages between the page and the audio worklet. Frames are PCM s16le, mono, at the wire's rate. */
export interface WorkletOptions {
  /** Samples per second on the wire. */
  wireRate: number
}

export type CaptureReport = { type: 'frame'; pcm: ArrayBuffer } | { type: 'level'; level: number }

/** `clear` drops unheard sound; `restart` also begins to count from zero, for a new connection. */
export type PlaybackCommand = { type: 'frame'; pcm: ArrayBuffer } | { type: 'clear' | 'restart' }

export interface PlaybackReport {
  level: number
  /** Sound that has left the buffer since the last `restart`. */
  playedMilliseconds: number
  /** How many `restart`s came before: a report of an earlier connection is ignored. */
  restarts: number
}
