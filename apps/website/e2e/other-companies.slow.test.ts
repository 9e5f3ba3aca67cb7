import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyWebsite, type WebsiteCopy } from '#agency/testing/copy-website.ts'
import { ownPage } from '#agency/testing/own-page.ts'
import { otherCompanies } from '#content/other-companies.ts'
import { pages } from '#content/pages.ts'
import { type ServerProcess, startServerProcess } from '#server/testing/start-server-process.ts'
import { openBrowser } from './open-browser.ts'
import { waitForScripts } from './visit.ts'

const { words } = otherCompanies

/** Another company, whose script sets a cookie and reports to it. `asked` holds the paths that a browser asked for. */
function startCompany(): Promise<{ origin: string; asked: string[]; server: Server }> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.setHeader('Access-Control-Allow-Origin', '*')
    if (request.url !== '/count.js') return response.end('<p>A map</p>')
    response.setHeader('Content-Type', 'text/javascript')
    return response.end("void fetch(new URL('/counted', document.currentScript.src))")
  })
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, server }),
    ),
  )
}

const planPage = ownPage([{ kind: 'embed', title: 'The plan', frame: 'plan' }])

let company: Awaited<ReturnType<typeof startCompany>>
let stranger: Awaited<ReturnType<typeof startCompany>>
let own: WebsiteCopy
let site: ServerProcess
let url: string
let browser: Browser
const dataDir = mkdtempSync(join(tmpdir(), 'frontdesk-other-companies-'))

beforeAll(async () => {
  ;[company, stranger] = await Promise.all([startCompany(), startCompany()])
  own = copyWebsite()
  const common = "company: 'Acme', name: 'the map', purpose: 'Helps.'"
  own.edit(
    'other-companies.ts',
    'entries: []',
    `entries: [
      { kind: 'script', id: 'count', ${common}, address: '${company.origin}/count.js', sets: 'A cookie.' },
      { kind: 'frame', id: 'map', ${common}, address: '${company.origin}/map', page: 'home' },
    ]`,
  )
  own.edit(
    'other-companies.ts',
    "page: 'home' },",
    `page: 'home' },
      { kind: 'frame', id: 'plan', ${common.replace('the map', 'the plan')}, address: '${company.origin}/plan' },`,
  )
  const ownPages = join(own.content, 'own-pages')
  mkdirSync(ownPages)
  writeFileSync(join(ownPages, 'plan.ts'), `export const page = ${JSON.stringify(planPage)}`)
  const root = join(own.website, '../..')
  mkdirSync(join(root, 'scripts'))
  cpSync(
    join(import.meta.dirname, '../../../scripts/build-if-stale.ts'),
    join(root, 'scripts/build-if-stale.ts'),
  )
  const env = { ...process.env, AGENCY: 'own' }
  await promisify(execFile)(process.execPath, [join(root, 'scripts/build-if-stale.ts')], { cwd: root, env })
  const main = join(own.website, 'server/main.ts')
  site = startServerProcess({ AGENCY: 'own', HOST: 'localhost', DATA_DIR: dataDir }, undefined, [], main)
  url = await site.listening
  browser = await openBrowser()
})

afterAll(async () => {
  await browser.close()
  await site.stop()
  own.remove()
  rmSync(dataDir, { recursive: true })
  for (const { server } of [company, stranger]) server.close()
})

/** Opens a page in a browser that has never been here. */
async function open(path: string): Promise<Page> {
  company.asked.length = 0
  const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } })
  await page.goto(url + path)
  await waitForScripts(page)
  return page
}

const question = (page: Page) => page.getByRole('region', { name: words.ask })
const answer = (page: Page, name: string) => question(page).getByRole('button', { name }).click()

describe('a script of another company that sets something', () => {
  it('loads after the visitor allowed it, on every page from then on', async () => {
    const page = await open('/')
    await question(page).waitFor()
    expect(company.asked).toEqual([])
    await answer(page, words.allow)
    await expect.poll(() => company.asked).toEqual(['/count.js', '/counted'])
    await question(page).waitFor({ state: 'detached' })

    await page.goto(url + pages.services.path)
    await waitForScripts(page)
    await expect.poll(() => company.asked.length).toBe(4)
    expect(await question(page).count()).toBe(0)
    await page.context().close()
  })

  it('does not load after a refusal, which the privacy page lets the visitor change, and change back', async () => {
    const page = await open('/')
    await answer(page, words.decline)
    await question(page).waitFor({ state: 'detached' })
    await page.goto(url + pages.privacy.path)
    await waitForScripts(page)
    expect(await page.locator('main').innerText()).toContain(`Acme (${new URL(company.origin).host})`)
    await question(page).waitFor()
    expect(company.asked).toEqual([])
    await answer(page, words.allow)
    await expect.poll(() => company.asked).toEqual(['/count.js', '/counted'])

    const again = page.waitForEvent('load')
    await answer(page, words.decline)
    await again
    await waitForScripts(page)
    await question(page).waitFor()
    expect(company.asked).toEqual(['/count.js', '/counted'])
    await page.context().close()
  })
})

it('a frame loads when its button is pressed, on the page that shows it', async () => {
  const page = await open('/')
  expect(company.asked).toEqual([])
  const show = words.show.replace('{name}', 'the map').replace('{origin}', new URL(company.origin).host)
  await page.getByRole('button', { name: show }).click()
  await expect.poll(() => company.asked).toEqual(['/map'])
  await page.frameLocator('iframe').getByText('A map').waitFor()
  await page.goto(url + pages.services.path)
  await waitForScripts(page)
  await question(page).waitFor()
  expect(await page.getByRole('button', { name: show }).count()).toBe(0)
  await page.context().close()
})

it('a section of an own page holds a frame, and asks for it when its button is pressed', async () => {
  const page = await open(planPage.path)
  const show = words.show.replace('{name}', 'the plan').replace('{origin}', new URL(company.origin).host)
  const inSection = page.locator('main').getByRole('button', { name: show })
  await inSection.waitFor()
  expect(company.asked.filter((path) => path === '/plan')).toEqual([])
  await inSection.click()
  await page.frameLocator('main iframe').getByText('A map').waitFor()
  expect(company.asked).toContain('/plan')
  await page.goto(url + pages.privacy.path)
  expect(await page.locator('main').innerText()).toContain(words.whenPressed)
  await page.context().close()
})

it('nothing loads from a company that the content does not name', async () => {
  const page = await open('/')
  const violation = page.evaluate(
    (address) =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          resolve(effectiveDirective),
        )
        const script = document.createElement('script')
        script.src = address
        document.head.append(script)
      }),
    `${stranger.origin}/count.js`,
  )
  expect(await violation).toMatch(/^script-src/)
  expect(stranger.asked).toEqual([])
  await page.context().close()
})
