import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteLanguages } from '#contract/languages.ts'
import { sitePages } from '#contract/site-pages.ts'
import { readOtherAgency } from '#agency/testing/other-agency.ts'
import { brand } from '#content/brand.ts'
import { pages } from '#content/pages.ts'
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts'

/** This app speaks the default language only. */
const isOfAnotherLanguage = (path: string) =>
  siteLanguages.slice(1).some(({ paths }) => Object.values(paths).includes(path))

const asHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;')

describe('the pages of any agency', () => {
  let app: TestApp
  const documents = new Map<string, string>()
  beforeAll(async () => {
    app = await createTestApp({ PUBLIC_URL: 'https://agency.example' })
    for (const path of [...sitePages.map((page) => page.path), '/sitemap.xml', '/llms.txt']) {
      const response = await app.request(path)
      expect(response.status, path).toBe(200)
      documents.set(path, await response.text())
    }
  })
  afterAll(() => app.close())

  const pageTexts = () => sitePages.map(({ path }) => documents.get(path) ?? '')

  it('link to no page that does not exist', async () => {
    const links = pageTexts().flatMap((text) =>
      Array.from(text.matchAll(/ href="(\/[^"]*)"/g), ([, address = '']) => address),
    )
    const paths = new Set(links.map((address) => new URL(address, 'https://agency.example').pathname))
    expect(paths.size).toBeGreaterThan(sitePages.length)
    for (const path of paths) {
      if (!isOfAnotherLanguage(path)) expect((await app.request(path)).status, path).toBe(200)
    }
  })

  it('link to no anchor that its page lacks', () => {
    for (const [path, text] of documents) {
      for (const [, address = ''] of text.matchAll(/<a[^>]* href="([/#][^"]*)"/g)) {
        const { pathname, hash } = new URL(address, `https://agency.example${path}`)
        if (hash === '') continue
        expect(documents.get(pathname), `${path} leads to ${address}`).toContain(` id="${hash.slice(1)}"`)
      }
    }
  })

  it('contain nothing of another agency', async () => {
    const { names } = await readOtherAgency()
    for (const [path, text] of documents) {
      const said = text.toLowerCase()
      const found = names.filter(
        (name) => said.includes(name.toLowerCase()) || said.includes(asHtml(name).toLowerCase()),
      )
      expect(found, path).toEqual([])
    }
  })

  it('escape the agency’s names in HTML', () => {
    for (const text of pageTexts()) {
      expect(text).toContain(asHtml(brand.legalName))
      expect(text).toMatch(/<title>[^<]+<\/title>/)
    }
    expect(pageTexts()[0]).toContain(`<title>${asHtml(pages.home.title)}</title>`)
  })

  it('do not exist for services that the agency does not offer', async () => {
    const missing = Object.values(pages).filter(({ path }) => !sitePages.some((page) => page.path === path))
    expect(missing.length).toBeGreaterThan(0)
    for (const { path } of missing) expect((await app.request(path)).status, path).toBe(404)
  })
})
