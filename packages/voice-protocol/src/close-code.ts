/** WebSocket close codes of the call's socket; 4000–4999 are free for applications (RFC 6455, 7.4.2). */
export const closeCode = {
  /** The call is over; a `status-update` with the reason precedes it. */
  callEnded: 1000,
  /** Sound in another format. */
  protocolViolation: 4400,
  /** A flood: far more frames than any conversation has, or far larger ones. */
  limitExceeded: 4429,
  /**
   * Sent by the client: the platform has been silent for longer than its heartbeat allows. The client returns on
   * another socket.
   */
  silent: 4408,
  /** Another socket has taken over this call with the reconnect token. */
  replaced: 4409,
} as const
