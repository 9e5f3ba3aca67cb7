import { OperatorError } from '../operator-error.ts'

/** A command was called with unknown arguments. The message explains the usage. */
export class UsageError extends OperatorError {
  override readonly name = 'UsageError'
}
