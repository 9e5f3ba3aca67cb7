/** The limits of a language model in time, money and memory. */
export interface ModelLimits {
  /** Until the first words or tool call: after that, a visitor wonders whether anyone is there. */
  firstTokenMilliseconds: number
  betweenTokensMilliseconds: number
  /** Until the first sentence is complete, so that it can be checked and spoken. */
  firstSentenceMilliseconds: number
  wholeAnswerMilliseconds: number
  /** Tokens of an answer: three spoken sentences are about a hundred. */
  answerTokens: number
  /** Characters of an answer, for a server that ignores the limit of tokens. */
  answerCharacters: number
  /** Characters of the conversation that are sent, the latest ones. */
  historyCharacters: number
  /** Characters of the visitor's words. */
  inputCharacters: number
  /** Characters of facts: all of a small site's, otherwise the most relevant ones. Some 2,000 tokens. */
  factCharacters: number
  /** Concurrent answers in all calls together; the built-in engine answers the others. */
  answersAtOnce: number
  /** Consecutive failures after which the server is not used, and for how long at first and at most. */
  failuresInARow: number
  pauseMilliseconds: number
  longestPauseMilliseconds: number
}

export const defaultModelLimits: ModelLimits = {
  firstTokenMilliseconds: 4_000,
  betweenTokensMilliseconds: 3_000,
  firstSentenceMilliseconds: 7_000,
  wholeAnswerMilliseconds: 20_000,
  answerTokens: 220,
  answerCharacters: 1_200,
  historyCharacters: 4_000,
  inputCharacters: 1_000,
  factCharacters: 8_000,
  answersAtOnce: 8,
  failuresInARow: 3,
  pauseMilliseconds: 15_000,
  longestPauseMilliseconds: 300_000,
}
