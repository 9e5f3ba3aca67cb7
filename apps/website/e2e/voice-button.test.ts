import { describe, expect } from 'vitest'
import type { Page } from 'playwright-core'
import { startScriptedPlatform } from '#server/voice/testing/start-scripted-platform.ts'
import { type Site, startSite } from './start-site.ts'
import { it as anyVisit, waitForScripts } from './visit.ts'
import { callButton, callIt, callPanel, captions, hearing, waitForCall } from './voice-visit.ts'

/** Scripts and styles of calls, by the names the build gives them. */
const callFiles = /assets\/(call-panel|voice-|web-socket|daily)/

/** Notes what the page asks for of calls. */
function noteRequests(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (callFiles.test(pathname) || pathname.startsWith('/voice/')) requests.push(pathname)
  })
  return requests
}

const embedded = callIt([1])

describe('the button', { timeout: 120_000 }, () => {
  embedded('costs nothing before somebody means to press it', async ({ visit }) => {
    let requests: string[] = []
    const page = await visit('/', {
      ...hearing,
      prepare: async (opened) => {
        requests = noteRequests(opened)
      },
    })
    await waitForScripts(page)
    await page.locator('footer').scrollIntoViewIfNeeded()
    expect(requests).toEqual([])

    await callButton(page).hover()
    await expect.poll(() => requests.some((path) => path.includes('call-panel'))).toBe(true)
    expect(requests.filter((path) => path.startsWith('/voice/'))).toEqual([])
  })

  embedded('keeps a press that comes before the call is loaded', async ({ visit }) => {
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => (letThrough = resolve))
    const page = await visit('/', {
      ...hearing,
      prepare: (opened) =>
        opened.route(callFiles, async (route) => {
          await held
          await route.continue()
        }),
    })
    await waitForScripts(page)
    await callButton(page).click()
    expect(await callButton(page).textContent()).toBe('Connecting…')
    expect(await callPanel(page).count()).toBe(0)
    letThrough()
    await waitForCall(page)
    await expect.poll(() => captions(page).textContent()).toMatch(/I am the AI assistant/)
  })
})

describe('with calls switched off', () => {
  anyVisit('there is no button, and nothing of calls is loaded', async ({ visit }) => {
    let requests: string[] = []
    const page = await visit('/', {
      prepare: async (opened) => {
        requests = noteRequests(opened)
      },
    })
    await waitForScripts(page)
    expect(await page.getByText('Talk to AI Assistant').count()).toBe(0)
    expect(requests).toEqual([])
  })
})

const hosted = anyVisit.extend<{ site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- the test runner reads what a fixture needs from its pattern
    async ({}, provide) => {
      const platform = await startScriptedPlatform()
      const site = await startSite({
        VOICE_PROVIDER: 'vapi',
        VAPI_PUBLIC_KEY: 'a-public-key',
        VAPI_ASSISTANT_ID: 'an-assistant',
        VAPI_API_URL: platform.url,
      })
      await provide(site)
      await site.remove()
      await platform.close()
    },
    { scope: 'file' },
  ],
})

describe('on the hosted platform, whose bundle cannot be loaded', { timeout: 120_000 }, () => {
  hosted(
    'the failure is logged, the button is as before, and the visitor gets a sentence and a way on',
    async ({ visit }) => {
      const logged: string[] = []
      const page = await visit('/', {
        permissions: ['microphone'],
        expected: /./,
        prepare: async (opened) => {
          opened.on('console', (message) => {
            void Promise.all(message.args().map((part) => part.jsonValue())).then((parts) =>
              logged.push(JSON.stringify(parts)),
            )
          })
          await opened.route('https://*.daily.co/**', (route) => route.abort('internetdisconnected'))
        },
      })
      await waitForScripts(page)
      await callButton(page).click()
      await expect
        .poll(() => logged.join('\n'), { timeout: 60_000 })
        .toMatch(/The voice call failed.*connection-error.*Failed to load call object bundle\./)
      await expect.poll(() => callButton(page).textContent()).toBe('Talk to AI Assistant')
      const panel = await callPanel(page).textContent()
      expect(panel).toContain('The assistant cannot be reached just now.')
      expect(await callPanel(page).getByRole('button', { name: 'Try again' }).count()).toBe(1)
      expect(await callPanel(page).getByRole('link', { name: 'Write to us instead' }).count()).toBe(1)
    },
  )
})
