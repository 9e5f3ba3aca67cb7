import type { Page, Route } from 'playwright-core'
import type { Shot } from './shot.ts'

const newCall = '**/voice/call/web'

async function press(page: Page) {
  await page.locator('.call-button').click()
  await page.locator('.call-panel').waitFor()
}

/** The panel shows this state of the call. */
async function reach(page: Page, state: string) {
  await page.locator(`.call-panel[data-call=${state}]`).waitFor({ timeout: 15_000 })
  await page.waitForTimeout(500)
}

async function say(page: Page, text: string) {
  await reach(page, 'active')
  const heard = await page.locator('.call-caption[data-speaker=assistant]').count()
  await page.locator('.call-panel [name=message]').fill(text)
  await page.locator('.call-panel button[type=submit]').click()
  await page.locator('.call-caption[data-speaker=assistant]').nth(heard).waitFor({ timeout: 20_000 })
}

/** Somebody is heard, and the page shows it. */
function isLoud(page: Page, mood: 'speaking' | 'listening') {
  return page.waitForFunction((wanted) => {
    const panel = document.querySelector<HTMLElement>(`.call-panel[data-mood=${wanted}]`)
    return Number(panel?.style.getPropertyValue('--level')) > 0.4
  }, mood)
}

/** A typed conversation, with the microphone off: what a test device hums is nothing to answer. */
async function converse(page: Page, lines: readonly string[]) {
  await press(page)
  await reach(page, 'speaking')
  await page.locator('.call-panel [aria-pressed]').click()
  for (const line of lines) await say(page, line)
  await page.waitForTimeout(800)
}

/** Words with which the assistant fills in the form. */
const consultation = [
  'I would like a consultation',
  'Ada Lovelace',
  'ada@example.com',
  '+44 20 7946 0000',
  'Analytical Engines',
]

const fail = (status: number) => (page: Page) =>
  page.route(newCall, (route: Route) => route.fulfill({ status, json: {} }))

const onHome = (state: string, shot: Omit<Shot, 'name' | 'path'>): Shot => ({
  name: `call.${state}`,
  path: '/',
  ...shot,
})

export const callShots: Shot[] = [
  onHome('idle', {}),
  onHome('connecting', {
    before: (page) => page.route(newCall, () => new Promise(() => {})),
    prepare: press,
  }),
  onHome('speaking', {
    prepare: async (page) => {
      await press(page)
      await reach(page, 'speaking')
      await isLoud(page, 'speaking')
    },
  }),
  onHome('listening', {
    prepare: async (page) => {
      await press(page)
      await reach(page, 'speaking')
      await reach(page, 'active')
      await isLoud(page, 'listening')
    },
  }),
  onHome('typed', { prepare: (page) => converse(page, ['What does it cost?', 'Do you work with HubSpot?']) }),
  onHome('muted', {
    prepare: async (page) => {
      await press(page)
      await reach(page, 'speaking')
      await page.locator('.call-panel [aria-pressed]').click()
      await reach(page, 'active')
    },
  }),
  onHome('microphone-denied', {
    microphone: 'denied',
    prepare: async (page) => {
      await press(page)
      await page.locator('.call-panel .call-hint').waitFor()
      await reach(page, 'active')
    },
  }),
  onHome('ended', {
    prepare: async (page) => {
      await press(page)
      await reach(page, 'speaking')
      await page.locator('.call-captions .call-caption').first().waitFor()
      await page.locator('.call-panel .call-head button').click()
      await reach(page, 'inactive')
    },
  }),
  ...([500, 503, 429] as const).map((status) =>
    onHome(`failed-${status}`, {
      before: fail(status),
      prepare: async (page) => {
        await press(page)
        await page.locator('.call-panel .banner').waitFor()
      },
    }),
  ),
  {
    name: 'call.not-loaded',
    path: '/',
    before: (page) => page.route('**/assets/call-panel*', (route) => route.abort()),
    prepare: async (page) => {
      await page.locator('.call-button').click()
      await page.waitForTimeout(800)
    },
  },
  onHome('form-filled', {
    prepare: async (page) => {
      await converse(page, consultation)
      await page.waitForTimeout(2500)
    },
  }),
  onHome('field-focused', {
    prepare: async (page) => {
      await press(page)
      await reach(page, 'speaking')
      for (const name of ['name', 'email', 'phone', 'company', 'message']) {
        await page.locator(`#contact [name=${name}]`).focus()
      }
      await page.waitForTimeout(800)
    },
  }),
]
