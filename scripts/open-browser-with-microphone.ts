import { chromium, type Browser } from 'playwright-core'
import { findChromium } from '../apps/website/e2e/find-chromium.ts'

/** A Chromium whose microphone beeps once a second, and which lets every page use it. */
export const openBrowserWithMicrophone = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  })
