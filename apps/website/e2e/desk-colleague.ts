import type { Page } from 'playwright-core'
import { isLive, it as desk, rowOf } from './desk-visit.ts'
import { type SignedIn, signInOnce } from './sign-in-to-desk.ts'
import { sharedSite } from './visit.ts'

/** Two people at one desk, each in a browser of their own. */
export const itWithColleague = desk.extend<{ colleague: SignedIn }>({
  colleague: [
    async ({ browser }, provide) => {
      const id = crypto.randomUUID().slice(0, 8)
      await provide(
        await signInOnce(browser, sharedSite(), {
          email: `juno.${id}@example.com`,
          name: `Juno Park ${id}`,
          role: 'member',
        }),
      )
    },
    { scope: 'file' },
  ],
})

type OpenDesk = (path: string, options?: { storageState?: SignedIn; expected?: RegExp }) => Promise<Page>

/** Opens the request of somebody at both desks, each of them live. */
export async function openBeside(open: OpenDesk, colleague: SignedIn, name: string): Promise<[Page, Page]> {
  const pages: [Page, Page] = [await open(''), await open('', { storageState: colleague })]
  for (const page of pages) {
    await isLive(page)
    await rowOf(page, name).locator('a').click()
    await page.getByLabel('New note').waitFor()
  }
  return pages
}
