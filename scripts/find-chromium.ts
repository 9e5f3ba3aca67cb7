import { existsSync } from 'node:fs'

const places = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Path of a Chromium on this machine, or undefined. `CHROMIUM_PATH` names one elsewhere. */
export function findChromium(): string | undefined {
  return places.find((path) => path !== undefined && existsSync(path))
}
