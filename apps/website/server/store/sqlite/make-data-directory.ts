import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { resolve, dirname } from 'node:path'
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

/** Creates a folder and its parents. Node's own `recursive` option never returns in places such as /proc. */
export function makeFolder(path: string): void {
  const exists = () => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
  if (exists()) return
  if (dirname(path) !== path) makeFolder(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!exists()) throw error
  }
}
