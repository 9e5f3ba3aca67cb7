export interface SessionLimits {
  /** Longest call, in seconds. */
  callSeconds: number
  /** Silence of both sides after which the assistant asks whether someone is there, and again before it hangs up. */
  silenceSeconds: number
  /** How long a call waits for its visitor after a dropped line, and for the first socket. */
  reconnectSeconds: number
  /** How often a client hears from the platform, so that it can tell a quiet line from a dead one. */
  heartbeatSeconds: number
  /** Questions a second that are answered: typed texts, and what the browser has recognised. The burst is a fast typist's. */
  answersPerSecond: number
  answerBurst: number
  /** Most that a page may have said without a pause, in characters: more than is said in the longest call. */
  saidCharacters: number
  /** Most that one call may say on both sides, in characters: more than anybody speaks in the longest call. */
  transcriptCharacters: number
}

export const defaultSessionLimits: SessionLimits = {
  callSeconds: 600,
  silenceSeconds: 30,
  reconnectSeconds: 10,
  // Two that fail to come, and a moment, are less than reconnectSeconds: whichever side notices first, the other is still there.
  heartbeatSeconds: 3,
  // Finding the answer to the longest text takes some milliseconds of the loop that all calls share. Nobody types a question a second.
  answersPerSecond: 1,
  answerBurst: 6,
  saidCharacters: 10_000,
  transcriptCharacters: 100_000,
}
