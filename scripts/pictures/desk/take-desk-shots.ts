import { join } from 'node:path'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { addCalls } from '#website/e2e/add-calls.ts'
import { signInToDesk } from '#website/e2e/sign-in-to-desk.ts'
import { openStore } from '#website/server/store/open-store.ts'
import { callMinutesCounter } from '#website/server/voice/call-allowance.ts'
import { deskCalls, minutesOfTheDay } from './calls.ts'
import { addDeskRequests } from './add-requests.ts'
import { type DeskShot, type DeskSite, deskShots } from './desk-shots.ts'
import { consumeUsage } from '#website/server/store/usage.ts'

/** The first one takes the pictures. */
const team = [
  { email: 'mira@example.com', name: 'Mira Okafor', role: 'admin' },
  { email: 'tom@example.com', name: 'Tom Hale', role: 'member' },
  { email: 'jelena@example.com', name: 'Jelena Marić', role: 'member' },
] as const

const heights: Record<number, number> = { 360: 740, 768: 1024, 1280: 800, 1920: 1080 }

type DeskShotOptions = {
  only: string
  widths: readonly number[]
  /** By day, by night, or both. */
  schemes?: readonly ('light' | 'dark')[]
  /** All by default. */
  names?: readonly string[]
}

/**
 * Takes the desk's screens whose name contains `only`, with requests in them, in both schemes.
 * @param site with its data directory: an account is made there
 */
export async function takeDeskShots(
  browser: Browser,
  site: DeskSite,
  target: string,
  { only, widths, schemes = ['light', 'dark'], names }: DeskShotOptions,
) {
  const wanted = deskShots.filter(({ name }) => name.includes(only) && (names?.includes(name) ?? true))
  if (wanted.length === 0) return
  const storageState = await signInTeam(browser, site)
  const emptyShots = wanted.filter(({ isEmpty }) => isEmpty)
  await take(emptyShots)
  if (emptyShots.length < wanted.length) {
    await fillDesk(site.dataDir)
    await take(wanted.filter(({ isEmpty }) => !isEmpty))
  }

  async function take(some: readonly DeskShot[]) {
    for (const { name, path, isSignedOut = false, prepare } of some) {
      for (const width of widths) {
        for (const colorScheme of schemes) {
          const context = await browser.newContext({
            viewport: { width, height: heights[width] ?? 800 },
            // A phone and a tablet have fingers, for which targets are larger.
            ...(width < 1000 && { hasTouch: true, isMobile: true }),
            colorScheme,
            ...(!isSignedOut && { storageState }),
            reducedMotion: 'reduce',
          })
          const page = await context.newPage()
          await page.goto(`${site.url}/inbox${path}`)
          await page
            .locator('.row, .blank:not(.request-pane *), .setting, .figures, .question, .entrance-title')
            .first()
            .waitFor()
          await prepare?.(page, site)
          await page.screenshot({ path: join(target, `${name}.${colorScheme}.${width}.png`) })
          await context.close()
          console.log(`${name} ${colorScheme} ${width}`)
        }
      }
    }
  }
}

async function signInTeam(
  browser: Browser,
  site: DeskSite,
): Promise<NonNullable<BrowserContextOptions['storageState']>> {
  const [storageState] = await Promise.all(team.map((person) => signIn(browser, site, person)))
  if (!storageState) throw new Error('Nobody is on the team')
  return storageState
}

/** Adds what the team has had to do in twelve weeks. */
async function fillDesk(dataDir: string) {
  addDeskRequests(dataDir, Date.now())
  await addCalls(dataDir, deskCalls)
  await countMinutes(dataDir, minutesOfTheDay)
}

/** Counts the minutes of calls as the platform does while they are made. */
async function countMinutes(dataDir: string, amount: number) {
  await using store = await openStore({ DATABASE_URL: undefined, DATA_DIR: dataDir }, 'write')
  const windowEndsAt = new Date(Date.now() + 3_600_000).toISOString()
  const increment = { key: callMinutesCounter, amount, limit: Number.MAX_SAFE_INTEGER, windowEndsAt }
  await store.run(consumeUsage, { increments: [increment], now: new Date().toISOString() })
}

async function signIn(browser: Browser, site: DeskSite, person: (typeof team)[number]) {
  const context = await browser.newContext()
  await signInToDesk(await context.newPage(), site, person)
  const storageState = await context.storageState()
  await context.close()
  return storageState
}
