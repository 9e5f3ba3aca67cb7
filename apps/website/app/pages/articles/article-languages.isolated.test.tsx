import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, it, vi } from 'vitest'
import type { Translation } from '#contract/articles.ts'
import { LanguageLinks } from '#app/site-header/language-links.tsx'
import { articleMeta } from './article-meta.ts'

vi.mock('#contract/languages.ts', () => {
  const language = (tag: string) => ({
    tag,
    name: tag,
    booking: `/${tag}/book`,
    paths: { articles: `/${tag}/all` },
  })
  return { hasLanguages: true, siteLanguages: ['en', 'de', 'pt'].map(language) }
})

const inGerman = { tag: 'de', path: '/de/all/schnee' }

/** The links of an article's page, which is in English. */
const linksOf = (translations: readonly Translation[]) => {
  const Page = createRoutesStub([
    {
      id: 'article',
      path: '/',
      Component: () => <LanguageLinks className="" />,
      loader: () => ({ translations }),
    },
  ])
  const html = renderToStaticMarkup(<Page hydrationData={{ loaderData: { article: { translations } } }} />)
  return [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
}

const alternatesOf = (translations: readonly Translation[]) => {
  const author = { name: 'Ada', path: '/en/all/by/ada' }
  const head = {
    title: 'Snow',
    description: '',
    date: '2027-03-01',
    updated: null,
    author,
    tags: [],
    preview: null,
  }
  return articleMeta(
    {
      ...head,
      path: '/en/all/snow',
      translations: translations.map((each) => ({ ...each, date: '2027-03-01' })),
    },
    'https://ski.example',
  ).flatMap((each) => ('hrefLang' in each ? [`${String(each['hrefLang'])} ${String(each['href'])}`] : []))
}

it('an article leads to its translation, and to the list of a language that has none', () => {
  expect(linksOf([inGerman])).toEqual(['/de/all/schnee', '/pt/all'])
  expect(linksOf([])).toEqual(['/de/all', '/pt/all'])
})

it('an article names itself and its translations to search engines', () => {
  expect(alternatesOf([inGerman])).toEqual([
    'en https://ski.example/en/all/snow',
    'de https://ski.example/de/all/schnee',
    'x-default https://ski.example/en/all/snow',
  ])
  expect(alternatesOf([])).toEqual([])
})
