import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { addCalls } from './add-calls.ts'
import { it } from './desk-calls-visit.ts'
import { sendRequest } from './desk-visit.ts'
import { overflow, smallTargets, violations } from './violations.ts'

const hostile = 'Do xylophones <img src=x onerror="window.ran=1"> rent zebras?'

async function expectClean(page: Page) {
  expect(await violations(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  expect(await smallTargets(page)).toEqual([])
}

const talk = {
  minutesAgo: 3,
  said: [
    ['assistant', 'Hello, I am the AI assistant. I am not a person.'],
    ['not-understood', hostile],
    ['assistant', 'I do not know that.'],
    ['user', `Take me to the ${'W'.repeat(300)}`],
    ['tool', 'scroll_to_section'],
    ['assistant', 'Here it is.'],
  ],
} as const
const ghost = { minutesAgo: 5, startedAt: null, endedReason: 'customer-did-not-connect' } as const

describe('the calls at the desk', { timeout: 300_000 }, () => {
  it('leads from a request to the call that it came from, and back', async ({ desk, site }) => {
    const [callId = ''] = await addCalls(site.dataDir, [talk])
    const { name } = await sendRequest(site.url, {}, { call_id: callId })
    const page = await desk(`/calls/${callId}`)
    await page.getByRole('link', { name: 'Open the request that came of it' }).click()
    await page.getByRole('heading', { level: 2, name }).waitFor()
    await page.getByRole('link', { name: 'Read the call it came from' }).click()
    await page.locator('.transcript').waitFor()
    expect(new URL(page.url()).pathname).toBe(`/inbox/calls/${callId}`)
  })

  it('explains why calls do not load, and loads them on retry', async ({ desk }) => {
    const page = await desk('/calls', {
      expected: /INTERNET_DISCONNECTED/,
      prepare: (opened) => opened.route('**/api/desk/calls', (route) => route.abort('internetdisconnected')),
    })
    await page.getByText('The calls could not be loaded').waitFor()
    expect(await page.locator('.blank [role=alert]').textContent()).toContain('cannot be reached')
    expect(await violations(page)).toEqual([])
    await page.unroute('**/api/desk/calls')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.locator('.row, .blank:has-text("No calls yet")').first().waitFor()
  })

  it('explains why calls of the hosted platform are missing, and retries', async ({ desk }) => {
    const problem = 'The hosted platform cannot be reached just now.'
    const page = await desk('/calls', {
      colorScheme: 'light',
      prepare: (opened) =>
        opened.route('**/api/desk/calls', (route) =>
          route.fulfill({ json: { items: [], nextCursor: null, problem } }),
        ),
    })
    await page.getByRole('alert').getByText(problem).waitFor()
    expect(await violations(page)).toEqual([])
    await page.unroute('**/api/desk/calls')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => page.getByText(problem).count()).toBe(0)
  })

  it('is clean at 360, 768 and 1920 px, light and dark', async ({ desk, site }) => {
    await addCalls(site.dataDir, [talk, ghost])
    const page = await desk('/calls', { expected: /404/ })
    for (const shown of ['.row', '.transcript']) {
      if (shown === '.transcript') await page.locator('.row a', { hasText: 'xylophones' }).first().click()
      await page.locator(shown).first().waitFor()
      for (const [width, colorScheme] of [
        [1920, 'light'],
        [768, 'dark'],
        [360, 'dark'],
        [360, 'light'],
      ] as const) {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ colorScheme })
        await expectClean(page)
      }
    }
    await page.goto(`${site.url}/inbox/calls/nobody`)
    await page.getByText('There is no such call').waitFor()
    expect(await violations(page)).toEqual([])
  })
})
