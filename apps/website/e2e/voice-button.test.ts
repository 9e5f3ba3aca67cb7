import { describe, expect } from 'vitest'
import type { Page, Response } from 'playwright-core'
import { pages } from '#content/pages.ts'
import { voice } from '#content/voice.ts'
import { onceAFile } from './once-a-file.ts'
import { type Site, startSite } from './start-site.ts'
import { it as anyVisit, waitForScripts } from './visit.ts'
import { callButton, callIt as embedded, callPanel, captions, hearing, waitForCall } from './voice-visit.ts'

/** Scripts and styles of calls, by their names in the build. */
const callFiles = /assets\/(call-panel|voice-|web-socket|daily)/

/** Records the page's requests for files of calls. */
function noteRequests(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (callFiles.test(pathname) || pathname.startsWith('/voice/')) requests.push(pathname)
  })
  return requests
}

/** The class of the button: every script that contains it belongs to calls. */
const mark = 'call-button'

/** Notes every script that the page fetches. @returns a function that reads them, with the names of those with the mark */
function noteScripts(page: Page): () => Promise<string[]> {
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response)
  })
  return async () => {
    expect(scripts.length).toBeGreaterThan(3)
    const codes = await Promise.all(scripts.map((script) => script.text()))
    return scripts.flatMap((script, index) =>
      codes[index]?.includes(mark) ? [new URL(script.url()).pathname] : [],
    )
  }
}

describe('the button', () => {
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

  embedded('is not shown where it could do nothing: without JavaScript', async ({ visit }) => {
    const page = await visit('/', { javaScriptEnabled: false })
    expect(await callButton(page).isVisible()).toBe(false)
    expect(await page.locator('.call-notice').isVisible()).toBe(false)
  })

  embedded('leaves the lit desk in view, and the looks of the page as they are', async ({ visit }) => {
    const page = await visit('/', { ...hearing, viewport: { width: 360, height: 740 } })
    const looks = () =>
      page.locator('main .button-lamp').evaluateAll((buttons) =>
        buttons.map((button) => {
          const { color, borderTopWidth, paddingLeft } = getComputedStyle(button)
          return [color, borderTopWidth, paddingLeft]
        }),
      )
    await waitForScripts(page)
    const before = await looks()
    await callButton(page).click()
    await waitForCall(page)
    expect(await looks()).toEqual(before)
    expect(before.every(([, border]) => border === '1px')).toBe(true)

    const isSeen = () =>
      page.evaluate(() => {
        const box = document.querySelector('.facade-desk')?.getBoundingClientRect()
        if (!box) return false
        const seen = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
        return seen?.closest('section')?.id === 'home'
      })
    await expect.poll(isSeen).toBe(true)
    await page.setViewportSize({ width: 768, height: 1024 })
    await expect.poll(isSeen).toBe(true)
  })

  embedded('comes in one script, which is waited for before the page is taken over', async ({ visit }) => {
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => (letThrough = resolve))
    let scriptsOfCalls: () => Promise<string[]> = async () => []
    const page = await visit('/', {
      ...hearing,
      prepare: async (opened) => {
        scriptsOfCalls = noteScripts(opened)
        await opened.route(/assets\/calls-/, async (route) => {
          await held
          await route.continue()
        })
      },
    })
    const request = page.waitForRequest(/assets\/calls-/)
    await page.mouse.move(1, 1)
    await request
    await callButton(page).click()
    expect(await callButton(page).getAttribute('aria-busy')).toBe('true')
    letThrough()
    await waitForCall(page)
    expect(await scriptsOfCalls()).toEqual([
      expect.stringMatching(/calls-/),
      expect.stringMatching(/call-panel-/),
    ])
  })

  embedded(
    'is not there when its script cannot be loaded, and the page works all the same',
    async ({ visit }) => {
      const page = await visit('/', {
        // React renders the page again without it.
        expected: /calls-|ERR_FAILED|error #4\d\d/,
        prepare: (opened) => opened.route(/assets\/calls-/, (route) => route.abort()),
      })
      await waitForScripts(page)
      await expect.poll(() => callButton(page).count()).toBe(0)
      await page.locator(`main a[href="${pages.services.path}"]`).first().click()
      await page.waitForURL(`**${pages.services.path}`)
      expect(await page.locator('main h1').count()).toBe(1)
    },
  )

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
    expect(await callButton(page).textContent()).toBe(voice.button.connecting)
    expect(await callPanel(page).count()).toBe(0)
    letThrough()
    await waitForCall(page)
    await expect.poll(() => captions(page).textContent()).toMatch(/I am the AI assistant/)
  })
})

const withoutCalls = anyVisit.extend<{ site: Site }>({
  site: onceAFile(
    () => startSite({ VOICE_PROVIDER: 'off' }),
    (site) => site.remove(),
  ),
})

describe('with calls switched off', () => {
  withoutCalls('there is no button, and none of its code, wherever the visitor goes', async ({ visit }) => {
    let requests: string[] = []
    let scriptsOfCalls: () => Promise<string[]> = async () => []
    const page = await visit('/', {
      prepare: async (opened) => {
        requests = noteRequests(opened)
        scriptsOfCalls = noteScripts(opened)
      },
    })
    await waitForScripts(page)
    expect(await page.getByText(voice.button.idle).count()).toBe(0)
    expect(await scriptsOfCalls()).toEqual([])

    await page.locator(`main a[href="${pages.services.path}"]`).first().click()
    await page.waitForURL(`**${pages.services.path}`)
    await page.goBack()
    await page.locator('#contact input[name=name]').fill('Ada')
    await page.waitForLoadState('networkidle')
    expect(await page.getByText(voice.button.idle).count()).toBe(0)
    expect(await scriptsOfCalls()).toEqual([])
    expect(requests).toEqual([])
  })
})
