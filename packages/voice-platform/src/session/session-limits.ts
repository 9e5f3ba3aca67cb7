export interface SessionLimits {
  /** Maximum length of a call, in seconds. */
  callSeconds: number
  /** Silence of both sides after which the assistant asks whether someone is there, and again before it hangs up. */
  silenceSeconds: number
  /** How long a call waits for its visitor after a dropped connection, and for the first socket. */
  reconnectSeconds: number
  /** Interval of the platform's heartbeats, by which a client distinguishes a quiet connection from a dead one. */
  heartbeatSeconds: number
  /**
   * Answered questions per second: typed texts, and the browser's recognition results. The burst is that of a fast
   * typist.
   */
  answersPerSecond: number
  answerBurst: number
  /** Maximum number of characters that a page may have said without a pause: more than is said in the longest call. */
  saidCharacters: number
  /** Maximum number of characters on both sides of a call: more than anybody speaks in the longest call. */
  transcriptCharacters: number
}

export const defaultSessionLimits: SessionLimits = {
  callSeconds: 600,
  silenceSeconds: 30,
  reconnectSeconds: 10,
  // Two missing heartbeats plus a margin are less than reconnectSeconds: whichever side notices first, the other is
  // still there.
  heartbeatSeconds: 3,
  // Finding the answer to the longest text takes some milliseconds of the loop that all calls share. Nobody types a
  // question a second.
  answersPerSecond: 1,
  answerBurst: 6,
  saidCharacters: 10_000,
  transcriptCharacters: 100_000,
}
