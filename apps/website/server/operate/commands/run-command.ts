import { explainStartFailure } from '../explain-start-failure.ts'
import { UsageError } from '#server/runtime/command-line.ts'

/**
 * Runs a command and sets the exit code: 0, 1 with a sentence on standard error, or 2 for wrong usage. An unexpected
 * error is printed with its stack.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  // `requests export | head` stops reading early. That is not a failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    throw error
  })
  try {
    await command()
  } catch (error) {
    const sentence = explainStartFailure(error)
    if (sentence === null) throw error
    process.stderr.write(`${sentence}\n`)
    process.exitCode = error instanceof UsageError ? 2 : 1
  }
}
