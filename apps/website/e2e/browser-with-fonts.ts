import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { findChromium } from './find-chromium.ts'
import { quietSwitches } from './open-browser.ts'

/**
 * A Chromium that knows only these font files, as on a machine without any others. Works on Linux, where Chromium finds
 * its fonts through fontconfig.
 * @returns the browser, and a function that closes it and removes its files
 */
export async function openBrowserWithFonts(
  files: readonly string[],
): Promise<{ browser: Browser; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-fonts-'))
  const config = join(folder, 'fonts.conf')
  await Promise.all(files.map((file) => copyFile(file, join(folder, basename(file)))))
  // Slight hinting is the default of the distributions; without it, widths are rounded to whole pixels.
  await writeFile(
    config,
    `<?xml version="1.0"?>
    <fontconfig>
      <dir>${folder}</dir>
      <cachedir>${join(folder, 'cache')}</cachedir>
      <match target="pattern">
        <edit name="hintstyle" mode="append"><const>hintslight</const></edit>
      </match>
    </fontconfig>`,
  )
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...quietSwitches],
    env: { ...process.env, FONTCONFIG_FILE: config },
  })
  return {
    browser,
    async close() {
      await browser.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
