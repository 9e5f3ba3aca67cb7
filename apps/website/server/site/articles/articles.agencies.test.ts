import MiniSearch from 'minisearch'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { articlesPage } from '#content/articles.ts'
import { searchIndexPath } from '#contract/article-paths.ts'
import { findDocuments, searchOptions } from '#contract/article-search.ts'
import { articlesList } from '#contract/site-map.ts'
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts'

const origin = 'https://agency.example'
const { path } = articlesPage
type Feed = { items: { url: string; title: string; summary: string; content_html: string }[] }

const url = v.pipe(v.string(), v.url())
const day = v.pipe(v.string(), v.isoTimestamp())
const authors = v.pipe(v.array(v.strictObject({ name: v.string(), url })), v.minLength(1))
/** What https://www.jsonfeed.org/version/1.1/ says of the members that our feed has. */
const feedSchema = v.strictObject({
  version: v.literal('https://jsonfeed.org/version/1.1'),
  title: v.pipe(v.string(), v.nonEmpty()),
  description: v.string(),
  home_page_url: url,
  feed_url: url,
  icon: url,
  language: v.string(),
  authors,
  items: v.array(
    v.strictObject({
      id: url,
      url,
      title: v.string(),
      summary: v.string(),
      content_html: v.pipe(v.string(), v.nonEmpty()),
      date_published: day,
      date_modified: v.optional(day),
      authors,
      tags: v.array(v.string()),
    }),
  ),
})

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
    const [, picture = ''] = /<meta property="og:image" content="([^"]+)"/.exec(text) ?? []
    expect((await app.request(picture.slice(origin.length))).headers.get('Content-Type')).toMatch(/^image\//)
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

  it('keeps the rules of RSS 2.0 and of JSON Feed 1.1', async () => {
    const rss = await textOf(`${path}/feed.xml`)
    const textsOf = (name: string) =>
      [...rss.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text)
    const [, self = ''] = /<atom:link href="([^"]+)" rel="self"/.exec(rss) ?? []
    expect(self).toBe(`${origin}${path}/feed.xml`)
    const guids = textsOf('guid')
    expect(new Set(guids).size).toBe(guids.length)
    expect(textsOf('link').slice(1)).toEqual(guids)
    for (const date of textsOf('pubDate')) {
      expect(date).toMatch(/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/)
      expect(new Date(date).toUTCString()).toBe(date)
    }
    const { items } = v.parse(feedSchema, JSON.parse(await textOf(`${path}/feed.json`)))
    expect(items.map(({ id }) => id)).toEqual(guids)
    const links = items.flatMap(({ content_html }) => [...content_html.matchAll(/ (?:href|src)="([^"]*)"/g)])
    expect(
      links.map(([, link]) => link).filter((link) => !/^(?:https?|mailto|tel):/.test(link ?? '')),
    ).toEqual([])
  })

  it('are found with a slash at the end of the address, too', async () => {
    const { items } = await readFeed()
    for (const address of [path, new URL(items[0]?.url ?? '').pathname])
      expect((await app.request(`${address}/`)).status, address).toBe(200)
  })

  it('is searched without JavaScript, in answers that nobody stores', async () => {
    const [newest] = (await readFeed()).items
    const words = new URLSearchParams({ q: newest?.title ?? '' })
    const answer = await app.request(`${path}?${words}`)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    const text = await answer.text()
    expect(text).toMatch(/class="articles-status">[^<]*\d/)
    expect(text).toContain('<mark>')
    expect(text).toContain('<meta name="robots" content="noindex"/>')
    expect(text).toContain(`href="${newest?.url.slice(origin.length)}"`)
    expect(text).toContain(`<link rel="canonical" href="${origin}${path}"/>`)
    for (const empty of ['?q=', '?q=%20', '?utm_source=a'])
      expect(await textOf(path + empty), empty).toBe(await textOf(path))
  })

  it('shows what a visitor has searched for as text', async () => {
    const text = await textOf(`${path}?${new URLSearchParams({ q: '"><script>alert(1)</script>' })}`)
    expect(text).not.toContain('<script>alert')
    expect((await app.request(`${path}?q=${'a'.repeat(5000)}`)).status).toBe(200)
  })

  it('gives the browser an index of what is published, which it may keep', async () => {
    const address = searchIndexPath(path)
    const answer = await app.request(address)
    const index = MiniSearch.loadJSON(await answer.text(), searchOptions)
    const { items } = await readFeed()
    for (const { title, url } of items)
      expect(findDocuments(index, title)[0]?.path).toBe(url.slice(origin.length))
    const headers = { 'If-None-Match': answer.headers.get('ETag') ?? '' }
    expect((await app.request(address, { headers })).status).toBe(304)
  })

  it('answers 404 for what is not there', async () => {
    for (const end of ['/no-such-article', '/page/99', '/tag/no-such-tag', '/by/nobody'])
      expect((await app.request(path + end)).status, end).toBe(404)
  })
})

describe.runIf(articlesList === null)('a site without articles', () => {
  it('has nothing of them', async () => {
    for (const end of ['', '?q=a', '/search.json', '/page/2', '/feed.xml', '/feed.json', '/tag/a', '/first'])
      expect((await app.request(path + end)).status, end).toBe(404)
    for (const address of ['/', '/sitemap.xml', '/llms.txt'])
      expect(await textOf(address), address).not.toContain(path)
  })
})
