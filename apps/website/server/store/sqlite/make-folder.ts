import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

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
