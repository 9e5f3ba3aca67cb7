/** The store cannot be reached or cannot write just now. Nothing was acknowledged; trying again later is right. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError'
  readonly retryable = true
}
