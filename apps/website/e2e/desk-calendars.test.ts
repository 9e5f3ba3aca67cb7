import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { startCaldavServer } from '#server/testing/start-caldav-server.ts'
import { it } from './desk-visit.ts'
import { signInToDesk } from './sign-in-to-desk.ts'
import { startSite } from './start-site.ts'
import { overflow, smallTargets, violations } from './violations.ts'

/* The second agency, which has appointments. */

const line = (page: Page, name: string) => page.locator('.line', { hasText: name })

it(
  'a colleague tries, adds and removes a calendar by keyboard, and an admin sees it come and go',
  {
    timeout: 300_000,
  },
  async ({ browser, onTestFinished }) => {
    const caldav = await startCaldavServer('radicale', ['juno'])
    onTestFinished(() => caldav.close())
    for (const name of ['work', 'home']) await caldav.make('juno', name)
    const site = await startSite({ AGENCY: 'nachtportier', CALENDARS_ALLOW_PRIVATE: 'on' })
    onTestFinished(() => site.remove())
    const open = async (name: string, role: 'admin' | 'member', width: number, scheme: 'light' | 'dark') => {
      const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: scheme })
      const page = await context.newPage()
      await signInToDesk(page, site, { email: `${name}@example.com`, name, role })
      await page.goto(`${site.url}/inbox/settings/account`)
      await page.getByRole('button', { name: 'Add a calendar' }).waitFor()
      return page
    }
    const look = async (page: Page) => {
      expect(await violations(page)).toEqual([])
      expect(await overflow(page)).toBe(0)
      expect(await smallTargets(page)).toEqual([])
    }
    const mira = await open('Mira', 'admin', 1280, 'light')
    const juno = await open('Juno', 'member', 360, 'dark')

    await juno.getByRole('button', { name: 'Add a calendar' }).focus()
    await juno.keyboard.press('Enter')
    await look(juno)
    const { login, url } = caldav.account()
    await juno.getByRole('textbox', { name: 'Address' }).fill(url)
    await juno.getByLabel('User name').fill(login.user)
    await juno.getByRole('textbox', { name: 'Password', exact: true }).fill('wrong')
    await juno.getByLabel('User name').press('Enter')
    await juno.getByText('The server refuses the user or the password').waitFor()
    // The focus is where the mistake is.
    await juno.waitForFunction(() => document.activeElement?.matches('[type=password][aria-invalid]'))
    await look(juno)
    await juno.keyboard.press('ControlOrMeta+a')
    await juno.keyboard.type(login.password)
    await juno.keyboard.press('Enter')
    await juno.getByText('It works: there are 2 calendars.').waitFor()
    await juno.getByRole('radio', { name: 'work' }).check()
    await look(juno)
    await juno.getByRole('button', { name: 'Add this calendar' }).press('Enter')
    await line(juno, 'work').getByText('Gets appointments').waitFor()
    await juno.waitForFunction(() => document.activeElement?.textContent === 'Add a calendar')
    await look(juno)
    expect(await juno.content()).not.toContain(login.password)

    await juno.route('**/api/desk/calendars', (route) => {
      const why = 'The server refuses the user or the password (HTTP 401)'
      const failing = { holder: 'juno@example.com', since: '2026-11-01T09:00:00.000Z', why, isIgnored: true }
      return route.fulfill({ json: { failing: [failing], clashes: [] } })
    })
    await juno.goto(`${site.url}/inbox/settings/device`)
    await juno.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
    await juno.getByText('The calendar of juno@example.com has not been read').waitFor()
    await look(juno)
    await juno.getByRole('link', { name: 'Your calendars' }).press('Enter')
    await line(juno, 'work').waitFor()

    await line(mira, 'Juno').waitFor()
    expect(await mira.content()).not.toContain('127.0.0.1:')
    await look(mira)
    await mira.getByRole('button', { name: 'Remove Juno' }).press('Enter')
    await mira.getByRole('dialog', { name: 'Remove Juno?' }).getByRole('button', { name: 'Remove' }).click()
    await line(mira, 'Juno').waitFor({ state: 'detached' })
    await line(juno, 'work').waitFor({ state: 'detached' })
  },
)
