import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import type { DeskLanguage } from '#contract/desk/languages.ts'
import type { RunningSite } from './start-site.ts'

const command = join(import.meta.dirname, '../server/operate/commands/staff.ts')

/** A password that satisfies every rule, and that of everybody here. */
export const password = 'violet tractor almanac'

type DeskSite = Pick<RunningSite, 'url'> & { dataDir: string }
type Role = 'member' | 'admin'
type Person = { email: string; name: string; role: Role }

/** The cookies of somebody who is signed in. */
export type SignedIn = NonNullable<BrowserContextOptions['storageState']>

/** A link by which a person joins, as an operator makes it with `npm run staff -- add`. */
export async function linkToDesk(
  site: DeskSite,
  { email, role }: { email: string; role: Role },
): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [command, 'add', email, '--role', role], {
    env: { PATH: process.env.PATH, DATA_DIR: site.dataDir, PUBLIC_URL: site.url },
  })
  const link = /^http\S+/.exec(stdout)?.[0]
  if (link === undefined) throw new Error(`The command gave no link:\n${stdout}`)
  return link
}

/**
 * Creates an account as an operator does, with `npm run staff -- add`, and signs the person in as they would: by the
 * link, in this page.
 * @param site where it runs, and its data directory
 */
export async function signInToDesk(page: Page, site: DeskSite, { email, name, role }: Person): Promise<void> {
  const link = await linkToDesk(site, { email, role })
  await page.goto(link)
  await page.locator('input[name=name]').fill(name)
  await page.locator('input[name=password]').fill(password)
  await page.locator('form button[type=submit]').first().click()
  await page.waitForURL(`${site.url}/inbox`)
  // Tests look for English words, also on a site in another language.
  if ((await page.locator('html').getAttribute('lang')) !== 'en') await chooseLanguage(page, 'en')
}

/** Chooses the language of the desk for the person of this page, and loads the page again. */
async function chooseLanguage(page: Page, language: DeskLanguage): Promise<void> {
  const api = `${new URL(page.url()).origin}/api/desk`
  const me = (await (await page.request.get(`${api}/me`)).json()) as { csrfToken: string }
  const answer = await page.request.put(`${api}/account/language`, {
    headers: { origin: new URL(page.url()).origin, 'x-csrf-token': me.csrfToken },
    data: { language },
  })
  if (!answer.ok()) throw new Error(`The language was refused: ${answer.status()}`)
  await page.reload()
}

/** Does so in a context of its own, and returns its cookies for others. */
export async function signInOnce(browser: Browser, site: DeskSite, person: Person): Promise<SignedIn> {
  const context = await browser.newContext()
  await signInToDesk(await context.newPage(), site, person)
  const state = await context.storageState()
  await context.close()
  return state
}
