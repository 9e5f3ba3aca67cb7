/**
 * The limits of a client's messages, kept by clients and by the platform alike. What is beyond them is refused with an
 * `error` message, and the call goes on.
 */

/** Maximum length of each text in a message, typed, dictated or to be said, in characters. */
export const longestUserText = 2_000

/** Maximum length of a whole message, as JSON, in characters. */
export const longestMessage = 16_384

/** Texts that the assistant answers, per second: typed ones and final results of recognition. */
export const answersPerSecond = 1
/** How many of them may come at once: those of a fast typist. */
export const answerBurst = 6

/** Messages of every kind but `played` and `spoken`, per second. */
export const messagesPerSecond = 20
export const messageBurst = 60
