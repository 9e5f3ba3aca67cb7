import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildFolder } from '#agency/content-folder.ts'
import { addAuthenticator } from './add-authenticator.ts'
import { openBrowser } from './open-browser.ts'
import { password } from './sign-in-to-desk.ts'
import { type Site, startSite } from './start-site.ts'
import { overflow, smallTargets, violations } from './violations.ts'

const command = fileURLToPath(new URL('../server/operate/commands/staff.ts', import.meta.url))
/** Behind the sign-in. */
const isDesk = ({ pathname }: URL): boolean => /^\/inbox(?!\/(?:sign-in|welcome))/.test(pathname)

let site: Site
let browser: Browser
let context: BrowserContext
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})
afterAll(() => Promise.all([site.remove(), browser.close()]))
afterEach(() => context.close())

/** Runs `npm run staff` beside the server. */
async function staff(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...args], {
    env: { DATA_DIR: site.dataDir, PORT: new URL(site.url).port },
  })
  return stdout
}
const linkFor = async (email: string): Promise<string> => (await staff('add', email)).split('\n')[0] ?? ''

async function open(options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
  context = await browser.newContext(options)
  return context.newPage()
}

const join = async (page: Page, email: string) => {
  await page.goto(await linkFor(email))
  await page.getByLabel('Your name').fill('Ada Lovelace')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Join' }).click()
  await page.waitForURL(isDesk)
}

describe('without scripts', () => {
  it('a person joins by a link, and signs in again', async () => {
    const page = await open({ javaScriptEnabled: false })
    await join(page, 'ada@example.com')
    await context.clearCookies()
    await page.goto(`${site.url}/inbox`)
    expect(await page.title()).toMatch(/^Sign in to the desk/)
    expect(await page.getByRole('button', { name: /passkey/ }).count()).toBe(0)
    await page.getByLabel('E-mail address').fill('ada@example.com')
    await page.getByLabel('Password').fill(password)
    await page.keyboard.press('Enter')
    await page.waitForURL(isDesk)
  })

  it('mistakes are listed, link to their fields, and delete nothing that was typed', async () => {
    const page = await open({ javaScriptEnabled: false })
    await page.goto(await linkFor('grace@example.com'))
    await page.getByLabel('Your name').fill('Grace Hopper')
    await page.getByLabel('Password', { exact: true }).fill('short')
    await page.keyboard.press('Enter')
    const summary = page.getByRole('alert')
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await page.title()).toMatch(/^Error: /)
    expect(await page.getByLabel('Your name').inputValue()).toBe('Grace Hopper')
    await summary.getByRole('link', { name: 'Password must be 12 characters or more' }).click()
    const field = page.getByLabel('Password', { exact: true })
    expect(await field.evaluate((element) => element.matches(':target'))).toBe(true)
    expect(await field.getAttribute('aria-invalid')).toBe('true')
  })
})

describe('with a passkey', () => {
  it('a person joins and signs in, and has no password', async () => {
    const page = await open()
    await addAuthenticator(page)
    await page.goto(await linkFor('key@example.com'))
    await page.getByLabel('Your name').fill('Katherine Johnson')
    await page.getByRole('button', { name: 'Use a passkey instead of a password' }).click()
    await page.waitForURL(isDesk)

    await context.clearCookies()
    await page.goto(`${site.url}/inbox/requests?q=x`)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.waitForURL(`${site.url}/inbox/requests?q=x`)
    expect(await staff('list')).toMatch(/^key@example.com {2}member {2}Katherine Johnson/m)
  })

  it('of a removed person grants no access', async () => {
    const page = await open()
    await addAuthenticator(page)
    await page.goto(await linkFor('gone@example.com'))
    await page.getByLabel('Your name').fill('Alan Turing')
    await page.getByRole('button', { name: 'Use a passkey instead of a password' }).click()
    await page.waitForURL(isDesk)
    await staff('remove', 'gone@example.com')
    await page.goto(`${site.url}/inbox`)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.getByText('This passkey does not open the desk').waitFor()
    expect(new URL(page.url()).pathname).toBe('/inbox/sign-in')
  })

  it('a person who closes the browser’s dialog reads what to do', async () => {
    const page = await open()
    const devtools = await context.newCDPSession(page)
    await devtools.send('WebAuthn.enable')
    await page.goto(`${site.url}/inbox`)
    await page.evaluate(() => {
      navigator.credentials.get = () => Promise.reject(new DOMException('x', 'NotAllowedError'))
    })
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.getByText('No passkey was used. Try again, or use a password.').waitFor()
  })
})

describe('a password', () => {
  it('can be shown and pasted, and is hidden again before it is sent', async () => {
    const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] })
    await page.goto(`${site.url}/inbox`)
    const field = page.getByLabel('Password', { exact: true })
    await page.evaluate(() => navigator.clipboard.writeText('pasted words here'))
    await field.focus()
    await page.keyboard.press('ControlOrMeta+v')
    await page.getByRole('button', { name: 'Show password' }).click()
    expect(await field.inputValue()).toBe('pasted words here')
    expect(await field.getAttribute('type')).toBe('text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    expect(await field.getAttribute('type')).toBe('password')
  })
})

it('every page is accessible, dark and light', async () => {
  const page = await open()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (/policy|refused/i.test(message.text())) complaints.push(message.text())
  })
  const look = async (state: string) => {
    for (const width of [768, 1920, 1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      const where = `${state} at ${width} px`
      expect(await overflow(page), where).toBe(0)
      expect(await smallTargets(page), where).toEqual([])
      // The schemes have other colours, and one layout; between 360 and 1280 px nothing appears that axe could judge otherwise.
      if (width !== 360 && width !== 1280) continue
      await page.emulateMedia({ colorScheme: width === 360 ? 'light' : 'dark' })
      expect(await violations(page), where).toEqual([])
    }
  }
  await page.goto(`${site.url}/inbox`)
  await page.getByText('Can’t sign in?').click()
  await look('sign-in')
  await page.getByLabel('E-mail address').fill('nobody')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').waitFor()
  await look('sign-in with mistakes')
  await page.goto(await linkFor('look@example.com'))
  await look('welcome')
  await page.goto(`${site.url}/inbox/welcome/none`)
  await look('used link')
  expect(complaints).toEqual([])
})

it('can be used with the keyboard alone, in the order of the page', async () => {
  const page = await open()
  await page.goto(`${site.url}/inbox`)
  const order: string[] = []
  for (let press = 0; press < 6; press++) {
    await page.keyboard.press('Tab')
    order.push(
      await page.evaluate(() => {
        const focused = document.activeElement as HTMLElement
        return focused.getAttribute('name') ?? focused.getAttribute('aria-label') ?? focused.innerText.trim()
      }),
    )
  }
  expect(order).toEqual([
    'email',
    'password',
    'Show password',
    'Sign in',
    'Sign in with a passkey',
    'Can’t sign in?',
  ])
})

it('is not part of the scripts that visitors load', () => {
  const assets = fileURLToPath(new URL(`../${buildFolder}/client/assets/`, import.meta.url))
  const scripts = globSync('*.js', { cwd: assets })
  expect(scripts.length).toBeGreaterThan(0)
  const carrying = scripts.filter((name) =>
    /\/inbox|api\/desk|passkey/.test(readFileSync(assets + name, 'utf8')),
  )
  expect(carrying).toEqual([])
})
