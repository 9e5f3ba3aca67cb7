/**
 * Takes every page and state of the built site, and every mail, as a picture, at four widths, into `screenshots/` (ignored by git).
 *
 *   npm run screenshots                            everything
 *   npm run screenshots -- --only home --width 360 what contains the word, at one width
 *   npm run screenshots -- --slices                tall pages also cut into pieces of one screen
 *   npm run screenshots -- --url http://…          of a site that runs elsewhere
 *   npm run screenshots -- --docs                  the pictures of docs/design/look.md and docs/desk.md, into their folders
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openBrowser } from '#website/e2e/open-browser.ts'
import { startSite } from '#website/e2e/start-site.ts'
import { callShots } from './call-shots.ts'
import { takeDocsPictures } from './docs-pictures.ts'
import { formShots } from './form-shots.ts'
import { takeDeskShots } from './desk/take-desk-shots.ts'
import { takeMailShots } from './mail-shots.ts'
import { pageShots } from './page-shots.ts'
import { slice, takeShot } from './shot.ts'

const allWidths: readonly number[] = [360, 768, 1280, 1920]

/** The pictures of docs/desk.md. */
const inDocs = ['desk.list', 'desk.request', 'desk.numbers']

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    width: { type: 'string', multiple: true },
    slices: { type: 'boolean', default: false },
    url: { type: 'string' },
    docs: { type: 'boolean', default: false },
  },
})

const widths = values.width?.map(Number)
const target = join(import.meta.dirname, '../../screenshots')
const shots = [...pageShots, ...formShots, ...callShots].filter(({ name }) => name.includes(values.only))

const site = values.url
  ? { url: values.url, dataDir: null, remove: async () => {} }
  : await startSite({ VOICE_PROVIDER: 'embedded', VOICE_DAILY_MINUTES: '10000', TRUSTED_PROXIES: 'loopback' })
const browser = await openBrowser(['--use-fake-device-for-media-stream', '--mute-audio'])
let failures = 0
try {
  if (values.docs) {
    await takeDocsPictures(browser, site.url, values.only)
    await takeDesk(join(import.meta.dirname, '../../docs/pictures'), [1280], ['light'], inDocs)
  } else await takeAll()
} finally {
  await browser.close()
  await site.remove()
}
process.exitCode = failures === 0 ? 0 : 1

async function takeAll() {
  mkdirSync(target, { recursive: true })
  const queue = shots.flatMap((shot) =>
    (shot.widths ?? allWidths)
      .filter((width) => widths?.includes(width) ?? true)
      .map((width) => ({ shot, width, file: join(target, `${shot.name}.${width}`) })),
  )
  // Most of the time is spent waiting: for a page to settle, for a sentence to be spoken.
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { shot, width, file } = next
      try {
        await takeShot(browser, site.url, shot, width, async (page) => {
          await page.screenshot({ path: `${file}.png`, fullPage: shot.wholePage ?? false })
          if (values.slices && shot.wholePage) await slice(page, file)
        })
        console.log(`${shot.name} ${width}`)
      } catch (error) {
        failures += 1
        console.error(`${shot.name} ${width} could not be taken.`, error)
      }
    }
  }
  await Promise.all([worker(), worker()])
  await takeMailShots(browser, target, { only: values.only, widths })
  await takeDesk(target, widths ?? allWidths)
}

/** The desk needs an account, which only the site's machine can create. */
async function takeDesk(
  into: string,
  at: readonly number[],
  schemes?: readonly ('light' | 'dark')[],
  names?: readonly string[],
) {
  const { url, dataDir } = site
  if (dataDir === null) return
  await takeDeskShots(browser, { url, dataDir }, into, {
    only: values.only,
    widths: at,
    ...(schemes && { schemes }),
    ...(names && { names }),
  })
}
