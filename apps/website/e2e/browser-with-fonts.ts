import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { findChromium } from './find-chromium.ts'
import { quietSwitches } from './open-browser.ts'

/**
 * A Chromium that knows these font files and no others, as on a machine that has nothing else. Works where Chromium finds its fonts
 * through fontconfig: on Linux.
 * @returns the browser, and what closes it and removes what it needed
 */
export async function openBrowserWithFonts(
  files: readonly string[],
): Promise<{ browser: Browser; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-fonts-'))
  const config = join(folder, 'fonts.conf')
  await Promise.all(files.map((file) => copyFile(file, join(folder, basename(file)))))
  // Slight hinting is the default of the distributions; without it, widths are those of whole pixels.
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
