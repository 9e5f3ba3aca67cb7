import { SaxesParser } from 'saxes'
import { expect, it } from 'vitest'
import { articlesPage } from '#content/articles.ts'
import type { Article } from '#contract/articles.ts'
import { jsonFeed, rssFeed } from './feeds.ts'

const origin = 'https://agency.example'
const address = `${origin}${articlesPage.path}/first`
const first: Article = {
  slug: 'first',
  title: 'Locks & <keys> "at night" \u0007]]>',
  description: 'Ünder 5 < 6',
  date: '2027-03-01',
  updated: '2027-03-05',
  author: "O'Neill",
  tags: ['A & B'],
  media: null,
  isDraft: false,
  translations: [],
  preview: null,
  minutes: 1,
  contents: [],
  html: '<p><a href="/prices">a</a> <a href="#note">b</a> <a href="https://else.example/">c</a> &#x3C;</p>',
}
const html = first.html.replace('"/prices', `"${origin}/prices`).replace('"#note', `"${address}#note`)

/** Reads XML strictly. @returns the texts of its elements by their paths */
function readXml(xml: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const open: { name: string; text: string }[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name }) => open.push({ name, text: '' }))
  parser.on('text', (text) => {
    const last = open.at(-1)
    if (last) last.text += text
  })
  parser.on('closetag', () => {
    const path = open.map(({ name }) => name).join('/')
    found.set(path, [...(found.get(path) ?? []), open.pop()?.text ?? ''])
  })
  parser.write(xml).close()
  return found
}

it('RSS is well-formed XML with what RSS 2.0 requires, and the full text', () => {
  const elements = readXml(rssFeed([first], origin))
  const one = (path: string) => elements.get(`rss/channel/${path}`)
  expect(one('title')).toEqual([articlesPage.title])
  expect(one('link')).toEqual([origin + articlesPage.path])
  expect(one('description')).toEqual([articlesPage.description])
  expect(one('item/title')).toEqual(['Locks & <keys> "at night" ]]>'])
  expect(one('item/link')).toEqual([address])
  expect(one('item/guid')).toEqual([address])
  expect(one('item/pubDate')).toEqual(['Mon, 01 Mar 2027 00:00:00 GMT'])
  expect(one('item/category')).toEqual(['A & B'])
  expect(one('item/dc:creator')).toEqual(["O'Neill"])
  expect(one('item/content:encoded')).toEqual([html])
})

it('JSON has what JSON Feed 1.1 requires, and the full text', () => {
  expect(JSON.parse(jsonFeed([first], origin))).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: articlesPage.title,
    feed_url: `${origin}${articlesPage.path}/feed.json`,
    items: [
      {
        id: address,
        url: address,
        title: first.title,
        content_html: html,
        date_published: '2027-03-01T00:00:00.000Z',
        date_modified: '2027-03-05T00:00:00.000Z',
        tags: ['A & B'],
      },
    ],
  })
})

it('pictures in a text are loaded from the site, in the one format that every reader knows', () => {
  const frame = '<div class="media-frame"><img class="media-blur" src="data:image/bmp;base64,AA" alt="">'
  const source = '<source type="image/avif" srcset="/assets/media/lift-400.avif 400w">'
  const img = '<img src="/assets/media/lift.jpg" alt="The lift">'
  const shown = { ...first, html: `${frame}<picture>${source}${img}</picture></div>` }
  const { items } = JSON.parse(jsonFeed([shown], origin)) as { items: { content_html: string }[] }
  expect(items[0]?.content_html).toBe(
    `<div class="media-frame"><picture><img src="${origin}/assets/media/lift.jpg" alt="The lift"></picture></div>`,
  )
})

it('feeds hold the newest twenty', () => {
  const many = Array.from({ length: 25 }, (_, at) => ({ ...first, slug: `a-${at}` }))
  expect(readXml(rssFeed(many, origin)).get('rss/channel/item')).toHaveLength(20)
  expect((JSON.parse(jsonFeed(many, origin)) as { items: unknown[] }).items).toHaveLength(20)
  expect(readXml(rssFeed([], origin)).get('rss/channel/item')).toBeUndefined()
})
