import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { rowOf, sendRequest, together as it } from './desk-visit.ts'
import { overflow, smallTargets, violations } from './violations.ts'

/* On the second agency, because it takes appointments. */

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const languageOf = (page: Page) => page.locator('html').getAttribute('lang')

/** Chooses German in the settings that this page shows, unless an earlier test has. */
async function chooseGerman(page: Page) {
  await page.locator('h1').waitFor()
  if ((await languageOf(page)) === 'de') return
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
  await page.getByRole('button', { name: 'Change language' }).click()
  await heading(page, 'Einstellungen').waitFor()
}

it('is the one that a colleague chose, on every screen, and only theirs', async ({
  desk,
  colleague,
  site,
}) => {
  const { name } = await sendRequest(site.url)
  const other = await desk('', { storageState: colleague })
  const secondTab = await desk('')
  const page = await desk('')
  await rowOf(page, name).locator('a').click()
  await page.getByLabel('New note').fill('Ruft morgen an')
  await page.goto(`${site.url}/inbox/settings`)
  await chooseGerman(page)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))

  await page.goto(`${site.url}/inbox`)
  await heading(page, 'Anfragen').waitFor()
  expect([await languageOf(page), await page.title()]).toEqual(['de', expect.stringContaining('Anfragen ·')])
  await rowOf(page, name).getByText('Neu', { exact: true }).waitFor()
  await rowOf(page, name).locator('a').click()
  // What was typed before is still there.
  expect(await page.getByLabel('Neue Notiz').inputValue()).toBe('Ruft morgen an')
  // The site has two languages: the visitor wrote in the first.
  await page.getByText('Deutsch', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Kontaktiert' }).click()
  await page.getByText(`${name}: kontaktiert`).first().waitFor()
  await page.goto(`${site.url}/inbox/calendar`)
  await heading(page, 'Kalender').waitFor()
  await page.getByRole('button', { name: 'Zeit sperren' }).waitFor()
  // Of two languages, a browser loads one.
  expect(
    loaded.filter((path) => /\/assets\/(?:en|de)-/.test(path)).every((path) => path.includes('/de-')),
  ).toBe(true)

  // Another tab follows when it loads again. A colleague keeps theirs.
  await heading(secondTab, 'Requests').waitFor()
  await secondTab.reload()
  await heading(secondTab, 'Anfragen').waitFor()
  await other.reload()
  await heading(other, 'Requests').waitFor()
  expect(await languageOf(other)).toBe('en')
})

it('says in German what the server refuses', async ({ desk, site }) => {
  const page = await desk('/settings', { expected: /422/ })
  await chooseGerman(page)
  await page.goto(`${site.url}/inbox?state=new`)
  await page.getByRole('button', { name: 'Als Ansicht speichern' }).click()
  await page.getByLabel('Name', { exact: true }).fill(' ')
  await page.getByRole('button', { name: 'Ansicht speichern', exact: true }).click()
  await page.getByText('Geben Sie einen Namen ein.').waitFor()
})

it('is clean in German, where texts are longer', async ({ desk, site }) => {
  const { name } = await sendRequest(site.url)
  const page = await desk('/settings', { viewport: { width: 360, height: 800 } })
  await chooseGerman(page)
  await page.goto(`${site.url}/inbox`)
  const expectClean = async () => {
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await violations(page), `at ${width} px`).toEqual([])
      expect(await overflow(page), `at ${width} px`).toBe(0)
      expect(await smallTargets(page), `at ${width} px`).toEqual([])
    }
  }
  await rowOf(page, name).waitFor()
  await rowOf(page, name).getByRole('checkbox').check()
  await expectClean()
  const bar = page.locator('.list-foot-bulk')
  const ends = await bar
    .getByRole('button')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right))
  expect(Math.max(...ends)).toBeLessThanOrEqual(360)
  await rowOf(page, name).locator('a').click()
  await page.getByLabel('Neue Notiz').waitFor()
  await expectClean()
  for (const path of ['/calendar', '/numbers', '/settings', '/settings/device', '/settings/team']) {
    await page.goto(`${site.url}/inbox${path}`)
    await page.locator('h1').waitFor()
    await expectClean()
  }
})
