import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { articlesPage } from '#content/articles.ts'
import { articlesList } from '#contract/site-map.ts'
import { previewPath } from '#contract/site-pages.ts'
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts'

const origin = 'https://agency.example'
const { path } = articlesPage
type Feed = { items: { url: string; title: string; summary: string; content_html: string }[] }

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: origin })
})
afterAll(() => app.close())
const textOf = async (address: string) => (await app.request(address)).text()

describe.runIf(articlesList)('a site with articles', () => {
  const readFeed = async () => JSON.parse(await textOf(`${path}/feed.json`)) as Feed

  it('serves each as a page from memory, whose text it does not have a second time as data', async () => {
    const { items } = await readFeed()
    expect(items.length).toBeGreaterThan(2)
    for (const { url } of items) {
      const answer = await app.request(url.slice(origin.length))
      expect(answer.status).toBe(200)
      expect(answer.headers.get('ETag')).not.toBeNull()
      const text = await answer.text()
      const [start = ''] = />[^<]{60,}</.exec(/class="article-text">[\s\S]*/.exec(text)?.[0] ?? '') ?? []
      expect(start).not.toBe('')
      expect(text.split(start.slice(1, -1))).toHaveLength(2)
    }
  })

  it('sends the text as data to a visitor who comes from another page', async () => {
    const { items } = await readFeed()
    const address = items[0]?.url.slice(origin.length) ?? ''
    expect(await textOf(`${address}.data`)).toMatch(/(?:<|u003c)p>/i)
  })

  it('describes each to search engines and previews', async () => {
    const [newest] = (await readFeed()).items
    const address = newest?.url.slice(origin.length) ?? ''
    const text = await textOf(address)
    expect(text).toContain(`<link rel="canonical" href="${newest?.url}"/>`)
    expect(text).toContain('<meta property="og:type" content="article"/>')
    expect(text).toContain('"@type":"Article"')
    expect(text).toContain(
      `{"@type":"ListItem","position":2,"name":"${articlesPage.name}","item":"${origin}${path}"}`,
    )
    expect(text).toContain(`<meta property="og:image" content="${origin}${previewPath(address)}"/>`)
    expect((await app.request(previewPath(address))).headers.get('Content-Type')).toBe('image/png')
  })

  it('lists them in the sitemap, in llms.txt and in its feeds', async () => {
    const { items } = await readFeed()
    const [sitemap, models, rss] = await Promise.all(
      ['/sitemap.xml', '/llms.txt', `${path}/feed.xml`].map(textOf),
    )
    for (const { url, summary } of items) {
      expect(sitemap).toContain(`<loc>${url}</loc><lastmod>`)
      expect(models).toContain(`(${url}): ${summary}`)
      expect(rss).toContain(`<link>${url}</link>`)
    }
    const feed = await app.request(`${path}/feed.xml`)
    expect(feed.headers.get('Content-Type')).toMatch(/^application\/rss\+xml/)
    const headers = { 'If-None-Match': feed.headers.get('ETag') ?? '' }
    expect((await app.request(`${path}/feed.xml`, { headers })).status).toBe(304)
  })

  it('are found with a slash at the end of the address, too', async () => {
    const { items } = await readFeed()
    for (const address of [path, new URL(items[0]?.url ?? '').pathname])
      expect((await app.request(`${address}/`)).status, address).toBe(200)
  })

  it('answers 404 for what is not there', async () => {
    for (const end of ['/no-such-article', '/page/99', '/tag/no-such-tag', '/by/nobody'])
      expect((await app.request(path + end)).status, end).toBe(404)
  })
})

describe.runIf(articlesList === null)('a site without articles', () => {
  it('has nothing of them', async () => {
    for (const end of ['', '/page/2', '/feed.xml', '/feed.json', '/tag/a', '/first'])
      expect((await app.request(path + end)).status, end).toBe(404)
    for (const address of ['/', '/sitemap.xml', '/llms.txt'])
      expect(await textOf(address), address).not.toContain(path)
  })
})
