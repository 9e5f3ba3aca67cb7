import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Workspace } from '#contract/desk/workspace.ts'
import { siteLanguages } from '#contract/languages.ts'
import { rowOf, sendRequest, together as it } from './desk-visit.ts'
import { overflow, smallTargets, violations } from './violations.ts'

/* On the second agency, because it takes appointments. */

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const languageOf = (page: Page) => page.locator('html').getAttribute('lang')

/** Until the desk is open. While it loads, it has a heading, too. */
const opened = (page: Page) => page.locator('nav.rail').waitFor()

/** Chooses German in the settings that this page shows, unless an earlier test has. */
async function chooseGerman(page: Page) {
  await opened(page)
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

/** What this page's person has at the desk. */
const workspaceOf = async (page: Page) =>
  (await (await page.request.get(new URL('/api/desk/workspace', page.url()).href)).json()) as Workspace

it('is that of each colleague in the names of services, of which each is listed and counted once', async ({
  desk,
  colleague,
  site,
}) => {
  const settings = await desk('/settings')
  await chooseGerman(settings)
  const { services } = await workspaceOf(settings)
  const [first = '', second = ''] = services.find(({ stored }) => stored.length > 1)?.stored ?? []
  const visitors = [
    await sendRequest(site.url, { service: first }, undefined, siteLanguages[0]?.tag),
    await sendRequest(site.url, { service: second }, undefined, siteLanguages[1]?.tag),
  ]
  const names: string[] = []
  // A link that a colleague copied.
  for (const options of [{}, { storageState: colleague }]) {
    const page = await desk(`?service=${encodeURIComponent(second)}`, options)
    const workspace = await workspaceOf(page)
    const name = workspace.services.find(({ stored }) => stored.includes(first))?.name ?? ''
    names.push(name)
    for (const visitor of visitors) await rowOf(page, visitor.name).getByText(name, { exact: true }).waitFor()
    const beyond = (element: Element) =>
      Math.max(...[...element.children].map((each) => each.getBoundingClientRect().right)) - innerWidth
    expect(await page.locator('.filter-actions').evaluate(beyond)).toBeLessThanOrEqual(0)
    const offered = await page
      .locator('.filter select')
      .evaluateAll((all) =>
        all.map((select) => [...(select as HTMLSelectElement).options].map(({ text }) => text)),
      )
    const choice = offered.find((options) => options.includes(name))
    expect(choice?.slice(1)).toEqual(workspace.services.map((service) => service.name))
    await page.goto(`${site.url}/inbox/numbers`)
    await page.locator('.outcomes-by button').nth(2).click()
    const counted = page.locator('.outcomes table').last().locator('tbody th')
    await counted.filter({ hasText: name }).waitFor()
    expect(workspace.services.map((service) => service.name)).toEqual(
      expect.arrayContaining(await counted.allTextContents()),
    )
  }
  expect(new Set(names)).toEqual(new Set([first, second]))
})

it('is that of the visitor in a reply, whichever a colleague has', async ({ desk, colleague, site }) => {
  const settings = await desk('/settings')
  await chooseGerman(settings)
  const [service] = (await workspaceOf(settings)).services
  for (const [index, { tag }] of siteLanguages.entries()) {
    const { name } = await sendRequest(site.url, { service: service?.stored[index] ?? '' }, undefined, tag)
    for (const options of [{}, { storageState: colleague }]) {
      const page = await desk('', options)
      await rowOf(page, name).locator('a').click()
      const { replyTemplates } = await workspaceOf(page)
      const [template] = replyTemplates[tag] ?? []
      await page.locator('.writer button[aria-haspopup]').click()
      await page.locator('.menu').waitFor()
      expect(await page.locator('.menu button').count()).toBe(replyTemplates[tag]?.length)
      await page
        .locator('.menu')
        .getByRole('button', { name: template?.name ?? '' })
        .click()
      const reply = page.locator('.writer textarea')
      expect(await reply.getAttribute('lang')).toBe(tag)
      expect(await reply.inputValue()).toContain(template?.text.split('{name}').at(0))
      expect(await page.locator('.writer input').inputValue()).toContain(template?.subject.split('{')[0])
      // The next colleague finds no draft.
      await reply.fill('')
    }
  }
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
      // The desk renders for the new width with the next frame.
      await page.evaluate(() => new Promise(requestAnimationFrame))
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
    await opened(page)
    await page.locator('h1').waitFor()
    await expectClean()
  }
})
