/** The name of the channel. It delivers what staff answer, and gets no row of a new request. */
export const replyChannel = 'reply'
