/** The name of the channel. It delivers staff replies, and new requests get no row for it. */
export const replyChannel = 'reply'
