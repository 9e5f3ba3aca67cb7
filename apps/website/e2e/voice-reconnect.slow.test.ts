import { describe, expect } from 'vitest'
import { listenToPage, loudest, loudestFromNow } from './listen-to-page.ts'
import { startBreakableProxy } from './start-breakable-proxy.ts'
import {
  callButton,
  callIt as it,
  callPanel,
  captions,
  finished,
  hearing,
  hears,
  listCalls,
  startCall,
  type,
} from './voice-visit.ts'

describe('a connection that breaks', () => {
  it('in the middle of a sentence reconnects by itself, and the conversation continues', async ({
    visit,
    site,
  }) => {
    const proxy = await startBreakableProxy(site.url)
    const page = await visit('/', { ...hearing, expected: /503 \(Service|web-call-creation|WebSocket/ })
    await page.goto(`${proxy.url}/`)
    await startCall(page)
    await hears(page, /Hello/)
    await type(page, 'I would like to book a demo')
    await hears(page, /We fill in the form together/)
    expect(proxy.calls()).toBe(1)

    proxy.cut()
    await expect.poll(() => proxy.calls()).toBe(1)
    await hears(page, /What is your name/)
    await type(page, 'Grace Hopper')
    await hears(page, /Thank you, Grace Hopper/)
    expect(await finished(page, 'user').count()).toBe(2)
    expect(await captions(page).textContent()).toContain('I would like to book a demo')
    expect(await callPanel(page).getAttribute('data-call')).toMatch(/active|speaking/)

    await callButton(page).click()
    await expect.poll(() => proxy.calls()).toBe(0)
    await proxy.close()
  })

  it('silently is detected by the browser, and what it swallowed is said again', async ({ visit, site }) => {
    const proxy = await startBreakableProxy(site.url)
    const page = await visit('/', { ...hearing, prepare: listenToPage })
    await page.goto(`${proxy.url}/`)
    await startCall(page)
    await hears(page, /Hello/)
    await type(page, 'I would like to book a demo')
    await hears(page, /We fill in the form together/)

    proxy.swallow()
    // The browser still plays what it has received.
    await expect.poll(() => loudestFromNow(page)).toBe(0)
    expect((await finished(page, 'assistant').allTextContents()).join()).not.toContain('We fill in the form')
    await expect.poll(() => loudest(page), { timeout: 30_000 }).toBeGreaterThan(0.01)
    expect(proxy.calls()).toBe(1)
    await expect
      .poll(() => finished(page, 'assistant').last().textContent(), { timeout: 30_000 })
      .toMatch(/We fill in the form together.*What is your name/)

    // Words spoken into a dead connection arrive as well, once.
    proxy.swallow()
    await type(page, 'Grace Hopper')
    await expect
      .poll(() => finished(page, 'assistant').last().textContent(), { timeout: 60_000 })
      .toMatch(/Thank you, Grace Hopper/)
    expect(await finished(page, 'user').allTextContents()).toHaveLength(2)

    await callButton(page).click()
    await expect.poll(() => proxy.calls()).toBe(0)
    await expect.poll(async () => (await listCalls(site.url))[0]?.status).toBe('ended')
    const [call] = await listCalls(site.url)
    expect(call?.transcript.match(/User: Grace Hopper/g)).toHaveLength(1)
    await proxy.close()
  })
})
