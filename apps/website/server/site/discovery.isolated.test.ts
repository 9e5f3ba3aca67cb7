import { expect, it, vi } from 'vitest'
import { sitemapEntries } from './discovery.ts'
import { anArticle } from './articles/testing/an-article.ts'

vi.mock('#contract/languages.ts', () => ({
  hasLanguages: true,
  siteLanguages: [
    { tag: 'en', paths: { home: '/' } },
    { tag: 'de', paths: { home: '/de' } },
  ],
}))

const origin = 'https://ski.example'
const addressesIn = (entry = '') =>
  [...entry.matchAll(/(?:hreflang|href)="([^"]+)"/g)].map(([, value]) => value)

it('the sitemap names a page and an article in all languages that have them', () => {
  const translations = [{ tag: 'de', path: '/de/all/schnee', date: '2027-03-01' }]
  const entries = sitemapEntries(origin, [anArticle('snow', { translations }), anArticle('alone')])
  const entryOf = (end: string) => entries.find((entry) => entry.includes(`${end}</loc>`))
  expect(addressesIn(entryOf(`${origin}/`))).toEqual([
    'en',
    `${origin}/`,
    'de',
    `${origin}/de`,
    'x-default',
    `${origin}/`,
  ])
  const own = /<loc>([^<]+)/.exec(entryOf('/snow') ?? '')?.[1]
  expect(addressesIn(entryOf('/snow'))).toEqual([
    'en',
    own,
    'de',
    `${origin}/de/all/schnee`,
    'x-default',
    own,
  ])
  expect(addressesIn(entryOf('/alone'))).toEqual([])
})
