import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeDataDirectory, privateFile } from './make-data-directory.ts'
import { isBusy } from './sqlite-errors.ts'
import { OperatorError } from '#server/runtime/operator-error.ts'

/**
 * Makes this process the only server on a data directory. The lock is an exclusive SQLite transaction on a separate
 * file. The operating system releases it when the process ends, so a stale file is harmless.
 * @param wait milliseconds to wait for another server, as during a deploy.
 * @param onWait called once, before it waits, with the holder's description.
 * @returns a function that releases it.
 * @throws OperatorError naming the holder.
 * @throws OperatorError when the lock cannot be created.
 */
export async function holdDataDirectory(
  dataDir: string,
  {
    wait,
    signal,
    onWait = () => {},
  }: { wait: number; signal?: AbortSignal | undefined; onWait?: (holder: string) => void },
): Promise<() => void> {
  makeDataDirectory(dataDir)
  const deadline = Date.now() + wait
  for (let hasWaited = false; ; hasWaited = true) {
    const release = tryHold(dataDir)
    if (release) return release
    if (Date.now() >= deadline) {
      throw new OperatorError(`The data directory ${dataDir} is in use by ${describeHolder(dataDir)}.`)
    }
    if (!hasWaited) onWait(describeHolder(dataDir))
    await sleep(pause, undefined, { signal })
  }
}

/** Milliseconds between two attempts. */
const pause = 100

function tryHold(dataDir: string): (() => void) | undefined {
  const lockFile = join(dataDir, 'server.lock')
  if (!existsSync(lockFile)) writeFileSync(lockFile, '', { mode: privateFile, flag: 'a' })
  const lock = new DatabaseSync(lockFile, { timeout: 0 })
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (isBusy(error)) return undefined
    throw error
  }
  const holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() }
  writeFileSync(holderFile(dataDir), JSON.stringify(holder), { mode: privateFile })
  return () => lock.close()
}

// A separate file, because opening and closing the locked file would release the lock.
const holderFile = (dataDir: string): string => join(dataDir, 'server.json')

function describeHolder(dataDir: string): string {
  try {
    const { pid, host, since } = JSON.parse(readFileSync(holderFile(dataDir), 'utf8'))
    return `another server: process ${pid} on ${host}, since ${since}`
  } catch {
    return 'another server'
  }
}
