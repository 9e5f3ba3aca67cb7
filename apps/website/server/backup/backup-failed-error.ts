/** A backup, its copy or its drill did not work. The message says why and what to do. */
export class BackupFailedError extends Error {
  override readonly name = 'BackupFailedError'
  readonly retryable = false
}
