import { type Browser, chromium } from 'playwright-core'
import { findChromium } from './find-chromium.ts'

/** Switches that keep Chromium from contacting any other host. */
export const quietSwitches: readonly string[] = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * Opens the machine's own Chromium, headless, without contact to any other host.
 * @param more further switches of the browser
 * @param executablePath another program that is, or runs, a Chromium
 * @throws when the machine has no Chromium, with what to install
 */
export function openBrowser(
  more: readonly string[] = [],
  executablePath: string = findChromium(),
): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...quietSwitches, ...more] })
}
