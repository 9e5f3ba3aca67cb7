import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome']

/** On macOS, browsers are not on the PATH. */
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * The path of this machine's Chromium: the one in `CHROMIUM_PATH`, else the first on the PATH, else macOS's.
 * @throws when there is none, with what to install
 */
export function findChromium(): string {
  const found = process.env['CHROMIUM_PATH'] || [...pathsOf(names), macChrome].find(isExecutable)
  if (found) return found
  throw new Error(
    'There is no Chromium on this machine. Install one (on Debian: sudo apt-get install chromium), or name it in CHROMIUM_PATH.',
  )
}

/**
 * The path of Chromium's headless shell: the same engine without the browser's own windows and services, which opens a page
 * in two thirds of the processor time. Where there is none, that of a whole Chromium.
 */
export function findHeadlessShell(): string {
  const shell = process.env['CHROMIUM_PATH']
    ? undefined
    : pathsOf(['chromium-headless-shell']).find(isExecutable)
  return shell ?? findChromium()
}

function pathsOf(programs: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.flatMap((folder) => programs.map((program) => join(folder, program)))
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
