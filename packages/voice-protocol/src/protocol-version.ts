/**
 * Version of the messages in this package, sent in `ready`. Increase it for a change that older clients cannot read.
 */
export const protocolVersion = 1

/** The WebSocket subprotocol that a client may request; the platform confirms it, and refuses any other with 400. */
export const webSocketSubprotocol = `frontdesk-voice.v${protocolVersion}`

/** How long the call waits for the client after a dropped connection. */
export const reconnectWindowMilliseconds = 10_000
