import type { Browser } from 'playwright-core'
import { openBrowser } from '../apps/website/e2e/open-browser.ts'

/** A Chromium whose microphone beeps once a second, and which lets every page use it. */
export const openBrowserWithMicrophone = (): Promise<Browser> =>
  openBrowser(['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'])
