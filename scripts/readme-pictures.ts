/**
 * Takes the README's pictures of the running product, at twice the size they are shown in, into `docs/pictures/`.
 *
 *   npm run pictures
 */
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { openBrowser } from '../apps/website/e2e/open-browser.ts'
import { startSite } from '../apps/website/e2e/start-site.ts'

type Picture = {
  name: string
  path: string
  size: { width: number; height: number }
  /** The part to take, in CSS pixels. */
  clip?: { x: number; y: number; width: number; height: number }
  prepare?: (page: Page) => Promise<unknown>
}

/** The most a picture may weigh, in bytes: a README is read on a phone too. */
const mostBytes = 300_000

const pictures: Picture[] = [
  { name: 'home', path: '/', size: { width: 960, height: 570 } },
  {
    name: 'form',
    path: '/customer-support',
    size: { width: 900, height: 760 },
    prepare: async (page) => {
      await page.locator('#request [name=name]').fill('Ada Lovelace')
      await page.locator('#request [name=email]').fill('ada@example')
      // Until the scripts are there, which come with the visitor's first sign, the browser checks the fields itself.
      await page.locator('#request form[novalidate]').waitFor()
      await page.locator('#request button[type=submit]').click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'call',
    path: '/',
    size: { width: 960, height: 570 },
    clip: { x: 538, y: 80, width: 422, height: 490 },
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Talk to AI Assistant' }).click()
      const panel = page.locator('.call-panel')
      const speaking = page.locator('.call-panel[data-call=speaking]')
      const listening = page.locator('.call-panel[data-call=active]')
      await speaking.waitFor()
      await listening.waitFor()
      await panel.getByLabel('Type instead of speaking').fill('What does a chatbot need from us?')
      await panel.getByRole('button', { name: 'Send' }).click()
      await panel.getByText('What does a chatbot').waitFor()
      await speaking.waitFor()
      await listening.waitFor()
    },
  },
]

const target = join(import.meta.dirname, '../docs/pictures')
mkdirSync(target, { recursive: true })

const folder = mkdtempSync(join(tmpdir(), 'frontdesk-pictures-'))
const silence = join(folder, 'silence.wav')
writeFileSync(silence, silentWav())

const site = await startSite({ VOICE_PROVIDER: 'embedded' })
const browser = await openBrowser([
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-audio-capture=${silence}`,
])
try {
  for (const { name, path, size, clip, prepare } of pictures) {
    const page = await browser.newPage({ viewport: size, deviceScaleFactor: 2, reducedMotion: 'reduce' })
    page.setDefaultTimeout(120_000)
    await page.goto(site.url + path, { waitUntil: 'networkidle' })
    await prepare?.(page)
    const file = join(target, `${name}.png`)
    await page.screenshot({ path: file, ...(clip && { clip }) })
    await page.close()
    const { size: bytes } = statSync(file)
    console.log(`${bytes > mostBytes ? 'TOO BIG' : 'ok'} ${name} ${bytes}`)
    if (bytes > mostBytes) process.exitCode = 1
  }
} finally {
  await browser.close()
  await site.remove()
  rmSync(folder, { recursive: true })
}

/** A second of a quiet room, as the microphone hears it: 16 bit, one channel, 16 kHz. */
function silentWav(): Buffer {
  const [rate, bytes] = [16_000, 32_000]
  const wav = Buffer.alloc(44 + bytes)
  wav.write('RIFF', 0)
  wav.writeUInt32LE(36 + bytes, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(rate, 24)
  wav.writeUInt32LE(rate * 2, 28)
  wav.writeUInt16LE(2, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(bytes, 40)
  return wav
}
