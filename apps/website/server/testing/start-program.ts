import { spawn } from 'node:child_process'
import { waitForPort } from '#server/store/testing/wait-for-port.ts'

/** A program of Debian that tests run. */
export type TestProgram = {
  /** Ends it, and waits until it has. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

/**
 * Starts a program, and waits until it listens.
 * @param options.debianPackage what has it
 * @param options.port the port of 127.0.0.1 on which it listens
 * @param options.user who it runs as, if that is not the user of the tests
 * @param options.stderr whether its complaints are shown
 * @throws when the machine does not have the program, or it does not start
 */
export async function startProgram(options: {
  command: string
  args: readonly string[]
  debianPackage: string
  port: number
  user?: { uid: number; gid: number } | null
  stderr?: 'ignore' | 'inherit'
}): Promise<TestProgram> {
  const { command, args, debianPackage, port, user, stderr = 'ignore' } = options
  const program = spawn(command, args, {
    stdio: ['ignore', 'ignore', stderr],
    env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` },
    ...user,
  })
  const ended = new Promise<never>((_, reject) => {
    program.once('error', () =>
      reject(new Error(`These tests need ${command} (on Debian "apt-get install ${debianPackage}").`)),
    )
    program.once('exit', (code) => reject(new Error(`${command} ended with ${code}`)))
  })
  ended.catch(() => {})
  await Promise.race([waitForPort(port), ended])
  return {
    async stop(signal) {
      program.kill(signal)
      await ended.catch(() => {})
    },
  }
}
