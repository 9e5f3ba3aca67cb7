import { UsageError } from '#server/runtime/command-line.ts'
import type { Config } from '#server/runtime/config.ts'
import { OperatorError } from '#server/runtime/operator-error.ts'
import { type DrillReport, drillRestore } from './drill-restore.ts'

const usage = 'npm run restore-drill [-- --max-age <hours>]'
const hour = 3_600_000
/** In hours: one day, plus time for the backup itself. */
const defaultMaxAge = 26

/**
 * Runs `npm run restore-drill`: restores the newest backup beside the running site and compares the two.
 * @throws UsageError for unknown arguments
 * @throws OperatorError when the backup is too old or lacks rows of the running store
 */
export async function runRestoreDrillCommand(
  args: readonly string[],
  options: {
    settings: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>
    write: (text: string) => void
    now?: () => number
  },
): Promise<void> {
  const maxAge = readMaxAge(args)
  const report = await drillRestore(options.settings, options.now)
  options.write(describe(report))
  const { restored, running, age } = report
  if (restored.requests < running.requests || restored.calls < running.calls) {
    throw new OperatorError(
      'The backup lacks rows that were stored before it was made. Make another one with "npm run backup", and run the drill again.',
    )
  }
  if (age > maxAge * hour) {
    throw new OperatorError(
      `The backup is older than ${maxAge} hours: check why "npm run backup" has not run.`,
    )
  }
}

function readMaxAge(args: readonly string[]): number {
  if (args.length === 0) return defaultMaxAge
  const [name, value, ...more] = args
  const hours = Number(value)
  if (name !== '--max-age' || !(hours > 0) || more.length > 0) throw new UsageError(usage)
  return hours
}

function describe({ backup, age, took, restored, running }: DrillReport): string {
  const megabytes = (backup.bytes / 1e6).toFixed(1)
  return [
    `backup:   ${backup.file}, ${megabytes} MB, ${(age / hour).toFixed(1)} hours old`,
    `restored: in ${(took / 1000).toFixed(1)} s`,
    `requests: ${restored.requests} in the backup, ${running.requests} of the same time in the running store`,
    `calls:    ${restored.calls} in the backup, ${running.calls} of the same time in the running store`,
    '',
  ].join('\n')
}
