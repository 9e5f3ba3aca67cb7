/** The store cannot be reached or cannot write at the moment. Nothing was acknowledged, so a retry is safe. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError'
  readonly retryable = true
  /** The reason as a code for `adviseOn`: SQLite's name, a SQLSTATE, or one of our own. */
  readonly code: string

  constructor(message: string, { code, ...options }: ErrorOptions & { code: string }) {
    super(message, options)
    this.code = code
  }
}
