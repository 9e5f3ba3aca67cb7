/** Version of the messages in this package; `ready` carries it. A change that an older client can't read raises it. */
export const protocolVersion = 1

/** The WebSocket subprotocol a client may ask for; the platform answers with it, and refuses any other with 400. */
export const webSocketSubprotocol = `frontdesk-voice.v${protocolVersion}`

/** How long after a dropped line the call waits for the client to come back. */
export const reconnectWindowMilliseconds = 10_000
