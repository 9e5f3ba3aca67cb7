import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { agencyName } from '#agency/content-folder.ts'

/** The real server in its own process, as an operator runs it. */
export type ServerProcess = {
  pid: number
  /** Resolves with the address, without a trailing slash, once the server listens. Rejects if it exits before. */
  listening: Promise<string>
  /** Stops it as a deploy does. */
  stop(): Promise<void>
  /** Kills it with SIGKILL, like a crash or a power loss. */
  kill(): Promise<void>
}

/**
 * Starts the built site of this process's agency, in all its languages, on a free port with these environment variables.
 * @param logFile the server's output is appended to it; without it errors go to this process's own output, and the rest
 * is dropped
 * @param main the server of another copy of the website
 * @param through a program and its arguments that run the server, such as `ip netns exec`
 */
export function startServerProcess(
  env: Record<string, string>,
  logFile?: string,
  through: readonly string[] = [],
  main: string = join(import.meta.dirname, '../main.ts'),
): ServerProcess {
  const [program, ...args] = [...through, process.execPath, main]
  const server = spawn(program, args, {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'production',
      AGENCY: agencyName,
      PORT: '0',
      HOST: '127.0.0.1',
      VOICE_PROVIDER: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (logFile) {
    const log = createWriteStream(logFile, { flags: 'a' })
    server.stdout.pipe(log, { end: false })
    server.stderr.pipe(log, { end: false })
    server.once('close', () => log.end())
  } else {
    server.stderr.pipe(process.stderr, { end: false })
  }
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const listening = new Promise<string>((resolve, reject) => {
    const lines = createInterface({ input: server.stdout }).on('line', (line) => {
      const address = /"address":"([^"]+)"/.exec(line)?.[1]
      if (!address) return
      resolve(address)
      // Whoever measures the server should not spend time on reading its log.
      lines.close()
      server.stdout.resume()
    })
    void exited.then(() => reject(new Error('The server ended before it listened')))
  })
  // A test that kills the server early does not wait for it to listen.
  listening.catch(() => {})

  const end = (signal: NodeJS.Signals) => (): Promise<void> => {
    server.kill(signal)
    return exited
  }
  return { pid: server.pid ?? 0, listening, stop: end('SIGTERM'), kill: end('SIGKILL') }
}
