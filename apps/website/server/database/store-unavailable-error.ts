/** The store cannot be reached or cannot write just now. Nothing was acknowledged; trying again later is right. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError'
  readonly retryable = true
  /** The reason in one word, as `adviseOn` knows it: SQLite's name for it, a SQLSTATE, or one of our own. */
  readonly code: string

  constructor(message: string, { code, ...options }: ErrorOptions & { code: string }) {
    super(message, options)
    this.code = code
  }
}
