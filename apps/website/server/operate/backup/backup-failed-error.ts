/** A backup, its copy or its drill failed. The message gives the reason and the fix. */
export class BackupFailedError extends Error {
  override readonly name = 'BackupFailedError'
  readonly retryable = false
}
