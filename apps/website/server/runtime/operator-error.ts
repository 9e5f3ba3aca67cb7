/** A failure that the operator of the site can end. The message says what failed and what to do. */
export class OperatorError extends Error {
  readonly retryable: boolean = false
}
