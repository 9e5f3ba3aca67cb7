/** What bounds the time, the money and the memory that a language model takes. */
export interface ModelLimits {
  /** Until the first words or tool call: after that a visitor wonders whether somebody is there. */
  firstTokenMilliseconds: number
  betweenTokensMilliseconds: number
  /** Until the first sentence is whole, which is when it can be checked and spoken. */
  firstSentenceMilliseconds: number
  wholeAnswerMilliseconds: number
  /** Tokens of an answer: three spoken sentences are about a hundred. */
  answerTokens: number
  /** Characters of an answer, for a server that does not keep to the tokens. */
  answerCharacters: number
  /** Characters of the conversation so far that are sent along, the latest ones. */
  historyCharacters: number
  /** Characters of the visitor's words. */
  inputCharacters: number
  /** Characters of facts: all of a small site's, else the ones most likely asked for. Some 2,000 tokens. */
  factCharacters: number
  /** Answers under way in all calls together; the built-in engine answers the others. */
  answersAtOnce: number
  /** Failures in a row after which the server is left alone, and for how long at first and at most. */
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
