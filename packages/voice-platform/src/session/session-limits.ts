export interface SessionLimits {
  /** Longest call, in seconds. */
  callSeconds: number
  /** Silence of both sides after which the assistant asks whether someone is there, and again before it hangs up. */
  silenceSeconds: number
  /** How long a call waits for its visitor after a dropped line, and for the first socket. */
  reconnectSeconds: number
  /** How often a client hears from the platform, so that it can tell a quiet line from a dead one. */
  heartbeatSeconds: number
  /** Most that one call may say on both sides, in characters: more than anybody speaks in the longest call. */
  transcriptCharacters: number
}

export const defaultSessionLimits: SessionLimits = {
  callSeconds: 600,
  silenceSeconds: 30,
  reconnectSeconds: 10,
  // Two that fail to come, and a moment, are less than reconnectSeconds: whichever side notices first, the other is still there.
  heartbeatSeconds: 3,
  transcriptCharacters: 100_000,
}
