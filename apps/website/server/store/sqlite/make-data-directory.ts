import { accessSync, chmodSync, constants, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { OperatorError } from '#server/runtime/operator-error.ts'

/**
 * Creates the data directory if needed, and checks that it is writable.
 * @throws OperatorError
 */
export function makeDataDirectory(dataDir: string): void {
  const path = resolve(dataDir)
  const refuse = (what: string, cause: unknown) =>
    new OperatorError(`DATA_DIR cannot be used: ${what}. ${advice}`, { cause })
  try {
    makeFolder(path)
  } catch (error) {
    throw refuse(`the folder ${path} cannot be created (${codeOf(error)})`, error)
  }
  try {
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw refuse(`the folder ${path} cannot be written (${codeOf(error)})`, error)
  }
}

const advice = 'Set it to a folder in which the user of the server can create files.'

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}

/** The mode of files with personal data: their owner reads and writes them, and nobody else. */
export const privateFile = 0o600

/**
 * Removes the rights of other users from a folder and everything in it: a former release or another program may have
 * created it. Follows no links, and leaves what another user owns.
 */
export function makePrivate(path: string): void {
  try {
    const found = lstatSync(path)
    if (found.isSymbolicLink()) return
    if (found.mode & 0o077) chmodSync(path, found.mode & 0o700)
    if (found.isDirectory()) for (const name of readdirSync(path)) makePrivate(join(path, name))
  } catch {
    // It does not exist yet, or is another user's.
  }
}

/** Creates a folder and its parents, for its owner only. Node's own `recursive` option never returns in folders such as /proc. */
export function makeFolder(path: string): void {
  const exists = () => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
  if (exists()) return
  if (dirname(path) !== path) makeFolder(dirname(path))
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!exists()) throw error
  }
}
