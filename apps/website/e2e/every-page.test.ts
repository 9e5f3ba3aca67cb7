import { describe, expect } from 'vitest'
import { sitePages } from '#contract/site-pages.ts'
import { contactForm, forms, thanksPath } from './forms.ts'
import { it, moving, waitForScripts } from './visit.ts'

const paths = sitePages.map(({ path }) => path)

describe.each([...paths, ...forms.map(thanksPath)])('%s', (path) => {
  it('loads completely, without a browser warning or a request to another host', async ({ visit, site }) => {
    const hosts = new Set<string>()
    const page = await visit(path, {
      ...moving,
      prepare: async (opened) => opened.on('request', (request) => hosts.add(new URL(request.url()).origin)),
    })
    await waitForScripts(page)
    const end = await page.evaluate(() => document.body.scrollHeight)
    for (let position = 0; position < end; position += 600) await page.mouse.wheel(0, 600)
    await page.waitForLoadState('networkidle')
    expect([...hosts]).toEqual([site.url])
    expect(await page.locator('h1').count()).toBe(1)
  })

  it('reads the same without JavaScript, but for the call, which needs it', async ({ visit }) => {
    const [plain, scripted] = [await visit(path, { javaScriptEnabled: false }), await visit(path)]
    const text = async (page: typeof plain) => (await page.locator('main').innerText()).replace(/\s+/g, ' ')
    await waitForScripts(scripted)
    await scripted.locator('.call-button, .call-notice').evaluateAll((parts) => {
      for (const part of parts) part.remove()
    })
    expect(await text(scripted)).toBe(await text(plain))
  })
})

it('every answer carries a policy without a loophole', async ({ site }) => {
  for (const path of [...paths, thanksPath(contactForm), '/no-such-page']) {
    const policy = (await fetch(site.url + path)).headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain("default-src 'self'")
    expect(policy).not.toMatch(/unsafe-(inline|eval)/)
  }
})
