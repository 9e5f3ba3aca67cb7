import { defaultSessionLimits } from '#platform/session/session-limits.ts'
import type { SessionLimits } from '#platform/session/session-limits.ts'

export interface PlatformLimits extends SessionLimits {
  /** Concurrent calls on this instance, including waiting rooms. */
  concurrentCalls: number
  /**
   * Concurrent calls and waiting rooms of one client, such as an office behind one address, if clients are
   * distinguished.
   */
  callsPerClient: number
  /** Waiting rooms of one client. One more replaces the oldest. */
  waitingRoomsPerClient: number
  /** Event-loop delay (p90 of two seconds, in milliseconds) above which no further call is admitted. */
  loopDelayMilliseconds: number
  /** How long a room waits for its visitor. */
  roomSeconds: number
  /** Largest WebSocket message, in bytes. */
  messageBytes: number
  /** Sound frames per second; the regular rate is 50. The burst covers what a stalled connection delivers at once. */
  framesPerSecond: number
  frameBurst: number
  /** Text messages per second. */
  messagesPerSecond: number
  messageBurst: number
  /** Interval of pings. A client that does not answer until the next ping does not read, and is cut off. */
  pingSeconds: number
  /** Unsent bytes at which a client counts as not reading. */
  bufferedBytes: number
  /** How often the record of a current call is written. A crash loses nothing older. */
  signOfLifeSeconds: number
  /** How long calls are kept. Undefined: the owner of the store deletes them. */
  retentionDays: number | undefined
}

export const defaultPlatformLimits: PlatformLimits = {
  ...defaultSessionLimits,
  concurrentCalls: 50,
  callsPerClient: 10,
  waitingRoomsPerClient: 4,
  loopDelayMilliseconds: 150,
  roomSeconds: 60,
  messageBytes: 16_384,
  framesPerSecond: 60,
  frameBurst: 500,
  messagesPerSecond: 20,
  messageBurst: 60,
  pingSeconds: 10,
  bufferedBytes: 262_144,
  signOfLifeSeconds: 15,
  retentionDays: 30,
}
