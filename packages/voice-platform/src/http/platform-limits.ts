import { defaultSessionLimits } from '#platform/session/session-limits.ts'
import type { SessionLimits } from '#platform/session/session-limits.ts'

export interface PlatformLimits extends SessionLimits {
  /** Calls at once on this instance, rooms that wait for their visitor included. */
  concurrentCalls: number
  /** Calls and waiting rooms of one client at once, where clients are told apart: an office behind one address. */
  callsPerClient: number
  /** Rooms of one client that may wait for it. One more takes the place of the oldest. */
  waitingRoomsPerClient: number
  /** Event-loop delay (p90 of two seconds, in milliseconds) above which no call is taken beside those that are on. */
  loopDelayMilliseconds: number
  /** How long a room waits for its visitor. */
  roomSeconds: number
  /** Largest WebSocket message, in bytes. */
  messageBytes: number
  /** Sound frames a second; 50 are due. The burst is what a stalled line delivers at once. */
  framesPerSecond: number
  frameBurst: number
  /** Text messages a second. */
  messagesPerSecond: number
  messageBurst: number
  /** How often a client is pinged. One that does not answer until the next ping reads nothing, and is cut off. */
  pingSeconds: number
  /** Unsent bytes at which a client counts as not reading. */
  bufferedBytes: number
  /** How often the record of a call is written while it lasts: what was said until then outlives a crash. */
  signOfLifeSeconds: number
  /** How long calls are kept. Undefined: whoever owns the store deletes them. */
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
