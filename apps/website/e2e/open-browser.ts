import { type Browser, chromium } from 'playwright-core'
import { findChromium } from './find-chromium.ts'

/**
 * The first two keep Chromium from starting two pages of its own for the address bar of each window, which take a second
 * of processor time. The others are what Playwright disables: Chromium obeys only the last list that it gets.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** Switches that keep Chromium from contacting any other host, and from work that no page asked for. */
export const quietSwitches: readonly string[] = [
  `--disable-features=${disabledFeatures.join(',')}`,
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
