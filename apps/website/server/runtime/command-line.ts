import { once } from 'node:events'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { OperatorError } from './operator-error.ts'

/** A command was called with unknown arguments. The message explains the usage. */
export class UsageError extends OperatorError {
  override readonly name = 'UsageError'
}

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

/** Parses `--limit`: the number of lines of a list, 50 by default. @throws UsageError */
export function readLimit(text = '50'): number {
  const limit = /^\d{1,6}$/.test(text) ? Number(text) : 0
  if (limit === 0) throw new UsageError(`--limit must be a number from 1 to 999999, not "${text}".`)
  return limit
}

const units = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const

/**
 * Parses a time as an operator types it: `2026-11-22`, `2026-11-22T03:00Z`, or `36h` for that long ago (m, h, d).
 * @param dayEnds true if a day alone means its end
 * @returns ISO 8601 in UTC
 * @throws UsageError
 */
export function readInstant(text: string, { now, dayEnds }: { now: Date; dayEnds: boolean }): string {
  const ago = /^(\d{1,5})([mhd])$/.exec(text)
  if (ago) return new Date(now.getTime() - Number(ago[1]) * units[ago[2] as keyof typeof units]).toISOString()
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text)
  const time = isDay || /^\d{4}-\d\d-\d\dT\d\d:\d\d.*(?:Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : NaN
  if (Number.isNaN(time)) {
    throw new UsageError(
      `"${text}" is not a time. Write 2026-11-22, 2026-11-22T03:00Z (UTC), or 36h for 36 hours ago.`,
    )
  }
  return new Date(isDay && dayEnds ? time + units.d : time).toISOString()
}

/**
 * Control characters could control the terminal, and invisible ones could reorder the text. Tab and line break stay.
 */
const unprintable = /(?![\t\n])[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu
/** Join parts of one character, as in 👩‍💻 and in Persian. */
const joiners = new Set(['\u200c', '\u200d'])

/** Makes a visitor's text safe for a terminal: invisible characters are shown as their codes. */
export function printable(text: string): string {
  return text.replace(unprintable, (character) =>
    joiners.has(character)
      ? character
      : `\\u{${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}}`,
  )
}

/** Same as `printable`, in one line. */
export function printableLine(text: string): string {
  return printable(text).replaceAll(/\s+/g, ' ').trim()
}

/** Writes to standard output, and resolves when it accepts more. */
export async function writeOutput(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain')
}
