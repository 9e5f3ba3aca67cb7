import '#agency/register-agency.ts'
import './runtime/production-mode.ts'
import { type Config, readConfig } from './runtime/config.ts'
import { explainStartFailure } from './operate/explain-start-failure.ts'
import { createLineWriter, createLog } from './runtime/log.ts'
import type { RunningServer } from './start-server.ts'

const lines = createLineWriter(process.stdout)
const log = createLog((line) => lines.write(line))
const starting = new AbortController()

process.on('exit', () => lines.flush())
process.once('SIGTERM', () => void stop())
process.once('SIGINT', () => void stop())

/** The terminal of the server; null if its output goes to a file or a collector. */
const terminal = process.stdout.isTTY
  ? (text: string) => {
      // What was logged before stands above it.
      lines.flush()
      process.stdout.write(text)
    }
  : null

const faultAdvice =
  'The server could not start, and no setting can fix it: report the line above to the people who maintain the site.'

const starts = start()

async function start(): Promise<RunningServer | null> {
  try {
    const config = readConfig(process.env)
    // Imported late, like everything that reads the content of the chosen agency.
    const { startServer } = await import('./start-server.ts')
    const server = await startServer({ config, log, signal: starting.signal })
    log.info('listening', { address: server.address })
    void reportFindings(config).then(() => announceFirstAccount(server))
    return server
  } catch (error) {
    if (starting.signal.aborted) return null
    const sentence = explainStartFailure(error)
    if (sentence === null) log.error('the server could not start', error)
    lines.flush()
    process.stderr.write(`${sentence ?? faultAdvice}\n`)
    process.exit(1)
  }
}

/** Once per start: the operator should not find out from a visitor that the testimonials are samples. */
async function reportFindings(config: Config): Promise<void> {
  try {
    const { examine } = await import('./operate/doctor/examine.ts')
    const findings = await examine(config)
    if (findings.length > 0)
      log.warn('the site is not ready to go live (npm run doctor)', { findings: findings.length })
  } catch (error) {
    log.error('the settings could not be examined', error)
  }
}

/** Last, so that the link is at the end of the terminal's output. */
async function announceFirstAccount(server: RunningServer): Promise<void> {
  try {
    await server.announceFirstAccount(terminal)
  } catch (error) {
    log.error('the link for the first account could not be created', error)
  }
}

/** On a deploy or Ctrl+C. A second signal does not wait. */
async function stop(): Promise<void> {
  process.once('SIGTERM', () => process.exit(1))
  process.once('SIGINT', () => process.exit(1))
  log.info('stopping')
  starting.abort()
  const server = await starts
  await server?.stop()
  log.info('stopped')
  process.exit(0)
}
