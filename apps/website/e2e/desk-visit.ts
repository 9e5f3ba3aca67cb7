import { setTimeout } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import type { Role } from '#contract/desk/staff.ts'
import { formChoices } from '#contract/consultation-choices.ts'
import { type Answers, contactForm, someone } from './forms.ts'
import { type SignedIn, signInOnce } from './sign-in-to-desk.ts'
import { sharedSite, it as site } from './visit.ts'

/** Opens a page of the desk as somebody who is signed in. */
export type VisitDesk = (
  path: string,
  options?: BrowserContextOptions & { expected?: RegExp; prepare?: (page: Page) => Promise<unknown> },
) => Promise<Page>

/**
 * Sends a request as a visitor's browser does. Its message is too short to be held as one that others sent too: this client
 * sends many, and waits when the site asks it to.
 */
export async function sendRequest(
  url: string,
  changes: Partial<Answers> = {},
  context?: { call_id?: string; trap?: { website: string } },
  language?: string,
): Promise<Answers> {
  const answers = someone({ message: 'Call us, please.', ...changes })
  const send = () =>
    fetch(`${url}/api/consultations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(language && { 'accept-language': language }) },
      body: JSON.stringify({
        service: formChoices[0],
        ...answers,
        page_source: contactForm.pageSource,
        context,
      }),
    })
  let response = await send()
  while (response.status === 429) {
    await setTimeout(Number(response.headers.get('Retry-After')) * 1000)
    response = await send()
  }
  if (response.status !== 201) throw new Error(`The request was refused: ${await response.text()}`)
  return answers
}

/** Signs a new person in at the shared site. */
async function signInAs(browser: Browser, first: string, last: string, role: Role): Promise<SignedIn> {
  const id = crypto.randomUUID().slice(0, 8)
  const email = `${first.toLowerCase()}.${id}@example.com`
  return signInOnce(browser, await sharedSite(), { email, name: `${first} ${last} ${id}`, role })
}

/** Tests of the desk: the shared site, with an admin who signed in once for all tests of a file. */
export const it = site.extend<{ signedIn: SignedIn; desk: VisitDesk }>({
  signedIn: [
    async ({ browser }, provide) => {
      await provide(await signInAs(browser, 'Mira', 'Okafor', 'admin'))
    },
    { scope: 'file' },
  ],
  desk: async ({ signedIn, visit }, provide) => {
    await provide((path, options = {}) => visit(`/inbox${path}`, { storageState: signedIn, ...options }))
  },
})

/** Two people at one desk, each in a browser of their own. */
export const together = it.extend<{ colleague: SignedIn }>({
  colleague: [
    async ({ browser }, provide) => {
      await provide(await signInAs(browser, 'Juno', 'Park', 'member'))
    },
    { scope: 'file' },
  ],
})

/** The row of somebody in the list. */
export const rowOf = (page: Page, name: string) => page.locator('.row', { hasText: name })

/** Waits until new requests arrive by themselves. */
export const isLive = (page: Page) => page.getByText('Live', { exact: true }).waitFor()

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
