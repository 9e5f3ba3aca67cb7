import { parseArgs } from 'node:util'
import { UsageError } from '#server/runtime/command-line.ts'
import { type ProbeOptions, runProbe } from './run-probe.ts'

const probeHelp = `npm run probe                  send a test request through the site, the store and each channel, then delete it
npm run probe -- --url <url>   the same, for the site at this address`

/**
 * Runs `npm run probe`.
 * @param options.address the default if no argument is given
 * @returns whether everything got through
 * @throws UsageError for unknown arguments.
 */
export async function runProbeCommand(
  args: string[],
  { write, ...options }: ProbeOptions & { write: (text: string) => void },
): Promise<boolean> {
  const { passed, failures } = await runProbe({ ...options, address: readAddress(args) ?? options.address })
  for (const sentence of passed) write(`ok      ${sentence}\n`)
  for (const sentence of failures) write(`failed  ${sentence}\n`)
  return failures.length === 0
}

function readAddress(args: string[]): string | undefined {
  try {
    const { values } = parseArgs({ args, options: { url: { type: 'string' } } })
    if (values.url === undefined || URL.canParse(values.url)) return values.url
  } catch {
    // Treated like an invalid address.
  }
  throw new UsageError(probeHelp)
}
