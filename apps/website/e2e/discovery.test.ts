import { HtmlValidate } from 'html-validate/node'
import { describe, expect } from 'vitest'
import { pages } from '#content/pages.ts'
import { sitePages } from '#contract/site-pages.ts'
import { previewSize } from '../client-files/preview-picture.ts'
import { onceAFile } from './once-a-file.ts'
import { type Site, startSite } from './start-site.ts'
import { it as visiting } from './visit.ts'

const publicUrl = 'https://agency.example'

/** Requests are sent and answers read as by the proxy in front of a public site. */
const it = visiting.extend<{ site: Site }>({
  site: onceAFile(
    () => startSite({ PUBLIC_URL: publicUrl }),
    (site) => site.remove(),
  ),
})

type Answer = { status: number; text: string }

/** The answers to links, which many pages have in common. */
const answers = new Map<string, Promise<Answer>>()

async function follow(address: string): Promise<Answer> {
  const answer = await fetch(address)
  return { status: answer.status, text: await answer.text() }
}

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // How React writes HTML: void elements closed, attributes in its own case, its own doctype style.
    'void-style': 'off',
    'attr-case': 'off',
    'doctype-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // The router writes its scripts inline; the policy allows exactly those by hash.
    'no-inline-style': 'error',
    // Length limits for search results concern the text, not the HTML.
    'long-title': 'off',
    // The phone number is shown as the agency writes it.
    'tel-non-breaking': 'off',
  },
})

describe.each(sitePages)('$path', ({ path, title }) => {
  it('is valid HTML', async ({ site }) => {
    const html = await (await fetch(site.url + path)).text()
    const { results } = await validator.validateString(html)
    expect(
      results.flatMap(({ messages }) => messages.map((m) => `${m.ruleId}: ${m.message} (${m.selector})`)),
    ).toEqual([])
  })

  it('has a preview picture of the declared size', async ({ site, tour }) => {
    const page = await tour(path, { javaScriptEnabled: false })
    expect(await page.title()).toBe(title)
    const content = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content')
    const image = await content('og:image')
    expect(image).toMatch(`${publicUrl}/previews/`)
    const bytes = await (await fetch(image?.replace(publicUrl, site.url) ?? '')).arrayBuffer()
    const header = new DataView(bytes)
    // A PNG's first chunk has width and height (RFC 2083, 4.1.1).
    expect({ width: header.getUint32(16), height: header.getUint32(20) }).toEqual(previewSize)
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(publicUrl + path)
  })

  it('has no broken link', async ({ site, tour }) => {
    const page = await tour(path, { javaScriptEnabled: false })
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))
    for (const link of new Set(links)) {
      const [address = '', anchor] = link.split('#')
      const answer = answers.get(address) ?? follow(site.url + address)
      answers.set(address, answer)
      const { status, text } = await answer
      expect(status, link).toBe(200)
      if (anchor) expect(text, link).toContain(`id="${anchor}"`)
    }
  })
})

it('says nothing of the first page any more when a link has led to another', async ({ tour }) => {
  const page = await tour(pages.home.path)
  await page.locator(`footer a[href="${pages.privacy.path}"]`).click()
  await expect.poll(() => page.title()).toBe(pages.privacy.title)
  await page.waitForFunction(
    () => !document.querySelector('meta[property], script[type="application/ld+json"]'),
  )
  const canonical = page.locator('link[rel="canonical"]')
  expect(await canonical.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    publicUrl + pages.privacy.path,
  ])
})
