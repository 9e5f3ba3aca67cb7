import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome']

/** The same engine without windows: no sound, no notifications, and a page for two thirds of the processor time. */
const shell = 'chromium-headless-shell'

/** On macOS, browsers are not on the PATH. */
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * The path of this machine's Chromium: the one in `CHROMIUM_PATH`, else the first on the PATH, else macOS's.
 * @throws when there is none, with what to install
 */
export function findChromium(): string {
  const { CHROMIUM_PATH } = process.env
  const found = CHROMIUM_PATH || [...onPath(...names), macChrome].find(isExecutable)
  if (found) return found
  throw new Error(
    'There is no Chromium on this machine. Install one (on Debian: sudo apt-get install chromium), or name it in CHROMIUM_PATH.',
  )
}

/** The path of a Chromium for pages that need neither sound nor notifications: the one without windows, where there is one. */
export function findHeadlessChromium(): string {
  return process.env['CHROMIUM_PATH'] ? findChromium() : (onPath(shell).find(isExecutable) ?? findChromium())
}

function onPath(...programs: string[]): string[] {
  const { PATH = '' } = process.env
  return PATH.split(delimiter).flatMap((folder) => programs.map((program) => join(folder, program)))
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
