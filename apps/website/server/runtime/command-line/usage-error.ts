/** A command was called with unknown arguments. The message explains the usage. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
