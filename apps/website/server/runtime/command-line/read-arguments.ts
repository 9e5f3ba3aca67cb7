import { parseArgs, type ParseArgsConfig } from 'node:util'
import { UsageError } from './usage-error.ts'

type Options = NonNullable<ParseArgsConfig['options']>

/**
 * Parses the words and options of a command.
 * @param help the usage, shown for unknown arguments
 * @throws UsageError
 */
export function readArguments<const Known extends Options>(args: string[], options: Known, help: string) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    const [reason] = error instanceof Error ? error.message.split('. ') : [String(error)]
    throw new UsageError(`${reason}.\n\n${help}`)
  }
}
