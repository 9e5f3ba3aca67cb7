import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import { build } from 'vite'
import type { TestPage } from './page.tsx'
import { watchLeaks } from './watch-leaks.ts'

declare global {
  interface Window {
    testPage: TestPage
  }
}

/** Builds the page with the site's own bundler, as files. */
export async function buildPage(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'voice-page-'))
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, assetsInlineLimit: 0, minify: false },
  })
  return { folder, remove: () => rm(folder, { recursive: true }) }
}

function chromiumPath(): string {
  const { CHROMIUM_PATH } = process.env
  return (
    CHROMIUM_PATH ??
    execFileSync('sh', ['-c', 'command -v chromium chromium-browser google-chrome | head -n1'])
      .toString()
      .trim()
  )
}

/**
 * A Chromium whose microphone beeps once a second, and which lets every page use it. Without the features, it starts two
 * pages of its own for the address bar of each window, which take a second of processor time.
 */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: [
      '--no-sandbox',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,AimEnabled,HttpsUpgrades,PaintHolding',
    ],
  })
}

/** Opens the page. `complaints` are the browser's errors: uncaught errors and policy violations. */
export async function openPage(browser: Browser, url: string, prepare?: (page: Page) => Promise<void>) {
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (/content security policy|unable to load|maximum update/i.test(message.text()))
      complaints.push(message.text())
  })
  await page.addInitScript(watchLeaks)
  await prepare?.(page)
  await page.goto(url)
  await page.waitForFunction(() => 'testPage' in window)
  const events = (name?: string) =>
    page.evaluate(
      (only) => window.testPage.events.filter((event) => only === undefined || event.name === only),
      name,
    )
  const names = async (): Promise<string[]> =>
    (await events()).map((event) => event.name).filter((name) => !name.endsWith('volume-level'))
  return { page, complaints, events, names }
}
