import { messageBurst, messagesPerSecond } from '@frontdesk/voice-protocol/message-limits'
import { defaultSessionLimits } from '#platform/session/call-end.ts'
import type { SessionLimits } from '#platform/session/call-end.ts'

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
  /** Event-loop delay (p90 of two seconds, in milliseconds) above which no further call is accepted. */
  loopDelayMilliseconds: number
  /** How long a room waits for its visitor. */
  roomSeconds: number
  /** Largest WebSocket message, in bytes. A larger one ends the call; one that is only too long is refused. */
  messageBytes: number
  /** Sound frames per second; the regular rate is 50. The burst covers what a stalled connection delivers at once. */
  framesPerSecond: number
  frameBurst: number
  /** Text messages per second, but for playback positions. More are refused. */
  messagesPerSecond: number
  messageBurst: number
  /** Text messages of any kind per second. More end the call. */
  floodPerSecond: number
  floodBurst: number
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
  waitingRoomsPerClient: 2,
  loopDelayMilliseconds: 150,
  roomSeconds: 60,
  messageBytes: 262_144,
  framesPerSecond: 60,
  frameBurst: 500,
  messagesPerSecond,
  messageBurst,
  // Five times what is refused, and twice a client that reports each frame that it plays.
  floodPerSecond: 100,
  floodBurst: 600,
  pingSeconds: 10,
  bufferedBytes: 262_144,
  signOfLifeSeconds: 15,
  retentionDays: 30,
}
