import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Makes a folder and those it is in. In a place such as /proc, Node's own `recursive` never ends. */
export function makeFolder(path: string): void {
  const exists = () => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
  if (exists()) return
  if (dirname(path) !== path) makeFolder(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    // Another process may have been faster.
    if (!exists()) throw error
  }
}
