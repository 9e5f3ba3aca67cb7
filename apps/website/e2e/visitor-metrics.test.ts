import { afterAll, beforeAll, describe, expect } from 'vitest'
import { pages } from '#content/pages.ts'
import { type Site, startSite } from './start-site.ts'
import { it } from './visit.ts'

const { path } = pages.services

describe('with VISITOR_METRICS=on', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite({ VISITOR_METRICS: 'on' })
  })
  afterAll(() => site.remove())
  const metrics = async () => (await fetch(`${site.url}/metrics`)).text()

  it('a visit is measured and its errors are counted, without the visitor’s text', async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await page.goto(`${site.url}${path}?email=ada@lovelace.example`)
    await page.locator('header button[popovertarget]').click()
    await page.locator('#mobile-menu:popover-open').waitFor()
    await page.evaluate(() => {
      setTimeout(() => {
        throw new RangeError('ada@lovelace.example typed this')
      })
    })
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await page.goto('about:blank')
    await expect.poll(metrics).toContain(`frontdesk_visit_largest_paint_seconds_count{page="${path}"} 1`)
    await context.close()

    const text = await metrics()
    expect(text).toContain(`frontdesk_visit_interaction_seconds_count{page="${path}"} 1`)
    expect(text).toContain(`frontdesk_visit_first_byte_seconds_count{page="${path}"} 1`)
    expect(text).toContain(`frontdesk_visit_layout_shift_count{page="${path}"} 1`)
    expect(text).toContain(`frontdesk_client_errors_total{page="${path}"} 1`)
    const log = await site.log()
    expect(log).toContain(`"message":"a page failed in a browser","page":"${path}","name":"RangeError"`)
    expect(log).not.toMatch(/lovelace|typed this/)
  })
})

describe('without it', () => {
  it('leaving a page sends nothing', async ({ visit }) => {
    const sent: string[] = []
    const page = await visit(path, {
      prepare: async (opened) =>
        opened.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url()))),
    })
    await page.mouse.click(5, 5)
    await page.goto('about:blank')
    expect(sent).toEqual([])
  })
})
