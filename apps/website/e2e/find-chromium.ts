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
  const { CHROMIUM_PATH, PATH = '' } = process.env
  if (CHROMIUM_PATH) return CHROMIUM_PATH
  const onPath = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  const found = [...onPath, macChrome].find(isExecutable)
  if (found) return found
  throw new Error(
    'There is no Chromium on this machine. Install one (on Debian: sudo apt-get install chromium), or name it in CHROMIUM_PATH.',
  )
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
