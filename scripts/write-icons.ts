/**
 * Draws the app icons from the brain mark in `apps/website/public/icon.svg`. The results are committed.
 * Run it again after changing the mark: `node scripts/write-icons.ts`.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openBrowser } from '../apps/website/e2e/open-browser.ts'

const publicFolder = join(import.meta.dirname, '../apps/website/public')
const mark = readFileSync(join(publicFolder, 'icon.svg'), 'utf8')
const size = 180

const browser = await openBrowser()
try {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  // A home screen rounds the corners itself.
  await page.setContent(`<body style="margin:0">${mark.replace('rx="11" ', '')}</body>`)
  await page.screenshot({ path: join(publicFolder, 'apple-touch-icon.png') })
} finally {
  await browser.close()
}
