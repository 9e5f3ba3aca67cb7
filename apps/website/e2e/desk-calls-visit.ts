import type { Page } from 'playwright-core'
import type { VisitDesk } from './desk-visit.ts'
import { type SignedIn, signInOnce } from './sign-in-to-desk.ts'
import { callButton, callIt, finished, hearing, startCall, type } from './voice-visit.ts'

/** Tests of the desk's calls: a site with calls of its own, and a member of staff who signed in once for all tests of a file. */
export const it = callIt.extend<{
  signedIn: SignedIn
  desk: VisitDesk
  holdCall: (questions: readonly string[]) => Promise<Page>
}>({
  signedIn: [
    async ({ site, browser }, provide) => {
      const email = `mira.${crypto.randomUUID().slice(0, 8)}@example.com`
      await provide(await signInOnce(browser, site, { email, name: 'Mira Okafor', role: 'member' }))
    },
    { scope: 'file' },
  ],
  desk: async ({ signedIn, visit }, provide) => {
    await provide((path, options = {}) => visit(`/inbox${path}`, { storageState: signedIn, ...options }))
  },
  // A whole call of a visitor who types these questions, waits for each answer, and hangs up.
  holdCall: async ({ visit }, provide) => {
    await provide(async (questions) => {
      const page = await visit('/', hearing)
      await startCall(page)
      const answers = finished(page, 'assistant')
      await answers.first().waitFor()
      for (const question of questions) {
        const before = await answers.count()
        await type(page, question)
        await answers.nth(before).waitFor({ timeout: 40_000 })
      }
      await callButton(page).click()
      await page.locator('.call-panel[data-call=idle], main .call-button').first().waitFor()
      return page
    })
  },
})
