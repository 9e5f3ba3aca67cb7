import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
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
  await page.getByLabel('Your name').fill(name)
  await page.locator('input[name=password]').fill(password)
  await page.locator('form button[type=submit]').first().click()
  await page.waitForURL(`${site.url}/inbox`)
}

/** Does so in a context of its own, and returns its cookies for others. */
export async function signInOnce(browser: Browser, site: DeskSite, person: Person): Promise<SignedIn> {
  const context = await browser.newContext()
  await signInToDesk(await context.newPage(), site, person)
  const state = await context.storageState()
  await context.close()
  return state
}
