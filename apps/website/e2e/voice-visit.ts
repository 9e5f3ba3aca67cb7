import { expect } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { services } from '#content/services.ts'
import { onceAFile } from './once-a-file.ts'
import { lookAtSite, type RunningSite, type Site, startSite, withCalls } from './start-site.ts'
import { callingIt, sharedSite, waitForScripts } from './visit.ts'

/** Waits for the voice and the recogniser, which load in the background. */
const carriesCalls = (site: RunningSite) =>
  expect.poll(() => site.log(), { timeout: 100_000 }).toContain('the voice platform is ready')

/** Tests of calls, on the shared site. */
export const callIt = callingIt.extend<{ site: RunningSite }>({
  site: onceAFile(async () => {
    const site = lookAtSite(await sharedSite())
    await carriesCalls(site)
    return site
  }),
})

/** Tests of calls on a site of the file's own, with further variables. */
export const callItWith = (env: Record<string, string>) =>
  callingIt.extend<{ site: Site }>({
    site: onceAFile(
      async () => {
        const site = await startSite({ ...withCalls, ...env })
        await carriesCalls(site)
        return site
      },
      (site) => site.remove(),
    ),
  })

/** A visitor who has allowed the microphone. */
export const hearing = { permissions: ['microphone'] }

export const callButton = (page: Page): Locator => page.locator('main .call-button')
export const callPanel = (page: Page): Locator => page.locator('.call-panel')

/** The panel's hint about recognition; empty if there is none. */
export const hint = async (page: Page): Promise<string> =>
  (await callPanel(page).locator('.call-hint').allTextContents()).join(' ')
export const captions = (page: Page): Locator => page.getByRole('log')

/** Finished utterances of one side. */
export const finished = (page: Page, speaker: 'user' | 'assistant'): Locator =>
  captions(page).locator(`[data-speaker=${speaker}]:not([data-changing])`)

/** Presses the button, and waits until the assistant listens. */
export async function startCall(page: Page): Promise<void> {
  await waitForScripts(page)
  await callButton(page).click()
  await waitForCall(page)
}

/** Waits until the assistant listens. */
export async function waitForCall(page: Page): Promise<void> {
  await expect
    .poll(() => callPanel(page).getAttribute('data-call'), { timeout: 60_000 })
    .toMatch(/^(?:active|speaking)$/)
}

/** Types a message to the assistant. */
export async function type(page: Page, text: string): Promise<void> {
  const field = callPanel(page).locator('input[name=message]')
  await field.fill(text)
  await field.press('Enter')
}

/** The beginning of the answer to "What services do you offer?" */
export const offers = `We offer: ${services[0]?.name ?? ''}`

/** Waits until the assistant's current utterance contains `answer`. */
export async function hears(page: Page, answer: RegExp | string): Promise<void> {
  const said = captions(page).locator('[data-speaker=assistant]')
  await expect.poll(async () => (await said.allTextContents()).at(-1)).toMatch(answer)
}

type StoredCall = {
  id: string
  status: string
  endedReason: string | null
  transcript: string
  page: string | null
}

/** Lists the calls of a site through its management API, newest first. */
export async function listCalls(siteUrl: string): Promise<StoredCall[]> {
  const response = await fetch(`${siteUrl}/voice/call`, {
    headers: { Authorization: `Bearer ${withCalls.VOICE_API_KEY}` },
  })
  return (await response.json()) as StoredCall[]
}
