import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { callShots } from './call-shots.ts'
import { formShots } from './form-shots.ts'
import { pageShots } from './page-shots.ts'
import { takeShot } from './shot.ts'

const target = join(import.meta.dirname, '../../docs/design/pictures')

/** The pictures of docs/design/look.md: a shot, its width, and the part of the page. */
const pictures: readonly (readonly [shot: string, width: number, part?: string])[] = [
  ['call.idle', 1280],
  ['call.speaking', 1280],
  ['call.connecting', 360, '.call-panel'],
  ['call.listening', 360, '.call-panel'],
  ['call.speaking', 360, '.call-panel'],
  ['call.muted', 360, '.call-panel'],
  ['call.failed-503', 360, '.call-panel'],
  ['call.restoring', 360, '.call-panel'],
  ['call.microphone-denied', 360, '.call-panel'],
  ['call.ended', 360, '.call-panel'],
  ['call.hung-up', 360, '.call-panel'],
  ['call.forced-colours', 360, '.call-panel'],
  ['menu.open', 360],
  ['not-found', 1280, 'main'],
  ['error', 1280, 'main'],
  ['form.crm-integration.errors', 360],
  ['form.crm-integration.sent', 360],
]

/** Takes the pictures of docs/design/look.md whose name contains `only`. */
export async function takeDocsPictures(browser: Browser, siteUrl: string, only: string) {
  mkdirSync(target, { recursive: true })
  const shots = [...pageShots, ...formShots, ...callShots]
  for (const [name, width, part] of pictures.filter(([each]) => each.includes(only))) {
    const shot = shots.find((each) => each.name === name)
    if (!shot) throw new Error(`There is no shot ${name}`)
    await takeShot(browser, siteUrl, shot, width, async (page) => {
      const picture = part ? page.locator(part) : page
      await picture.screenshot({ path: join(target, `${name}.${width}.png`), animations: 'disabled' })
    })
    console.log(`${name} ${width}`)
  }
}
