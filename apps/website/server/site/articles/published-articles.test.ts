import { expect, it } from 'vitest'
import type { Article } from '#contract/articles.ts'
import { articlesPerPage, createPublishedArticles } from './published-articles.ts'
import { anArticle } from './testing/an-article.ts'

const articlesOf = (articles: readonly Article[], more: { day?: string; showsAll?: boolean } = {}) =>
  createPublishedArticles(articles, { path: '/articles', today: () => more.day ?? '2027-03-10', ...more })()

const titles = (entries: readonly { title: string }[] | undefined) => entries?.map(({ title }) => title)

it('an article appears when its day comes, while the server runs', () => {
  let day = '2027-03-09'
  const readArticles = createPublishedArticles([anArticle('old'), anArticle('new', { date: '2027-03-10' })], {
    path: '/articles',
    today: () => day,
  })
  expect(readArticles().article('/articles/new')).toBeNull()
  expect(titles(readArticles().list('/articles')?.articles)).toEqual(['old'])
  expect(readArticles().article('/articles/old')?.newer).toBeNull()
  day = '2027-03-10'
  expect(readArticles().article('/articles/new')).toMatchObject({ title: 'new', isUnpublished: false })
  expect(titles(readArticles().list('/articles')?.articles)).toEqual(['new', 'old'])
  expect(readArticles().article('/articles/old')?.newer).toMatchObject({ path: '/articles/new' })
})

it('an article names its translation when the day of that one has come', () => {
  const translations = [{ tag: 'de', path: '/de/artikel/neu', date: '2027-03-12' }]
  const all = [anArticle('new', { translations })]
  const translationsOn = (day: string) => {
    const articles = articlesOf(all, { day })
    return [articles.article('/articles/new')?.translations, articles.published[0]?.translations]
  }
  expect(translationsOn('2027-03-11')).toEqual([[], []])
  expect(translationsOn('2027-03-12')).toEqual([translations, translations])
})

it('drafts and coming articles are shown, and marked, in development only', () => {
  const all = [
    anArticle('draft', { isDraft: true }),
    anArticle('coming', { date: '2027-04-01' }),
    anArticle('old'),
  ]
  expect(titles(articlesOf(all).published)).toEqual(['old'])
  expect(articlesOf(all).article('/articles/draft')).toBeNull()
  const developing = articlesOf(all, { showsAll: true })
  expect(titles(developing.published)).toEqual(['coming', 'draft', 'old'])
  expect(developing.list('/articles')?.articles.map(({ isUnpublished }) => isUnpublished)).toEqual([
    true,
    true,
    false,
  ])
})

it('a list has pages, and none that is empty', () => {
  const many = Array.from({ length: articlesPerPage * 2 + 1 }, (_, at) =>
    anArticle(`a-${at}`, { date: `2027-02-${String((at % 28) + 1).padStart(2, '0')}` }),
  )
  const published = articlesOf(many)
  expect(published.list('/articles')).toMatchObject({
    page: 1,
    pages: 3,
    newer: null,
    older: '/articles/page/2',
  })
  expect(published.list('/articles/page/2')).toMatchObject({ newer: '/articles', older: '/articles/page/3' })
  expect(published.list('/articles/page/3')?.articles).toHaveLength(1)
  for (const end of [
    '/page/4',
    '/page/1',
    '/page/0',
    '/page/02',
    '/page/-1',
    '/page/2/',
    '/page/x',
    '/tag/x',
    '/by/x',
  ])
    expect(published.list(`/articles${end}`), end).toBeNull()
  expect(published.list('/other')).toBeNull()
  expect(articlesOf([]).list('/articles')).toMatchObject({ pages: 1, articles: [] })
})

it('a tag and an author have lists of their own', () => {
  const published = articlesOf([
    anArticle('one', { tags: ['Late Arrivals', 'Locks'], author: 'Jörg Groß' }),
    anArticle('two', { tags: ['Locks'] }),
  ])
  expect(published.list('/articles/tag/late-arrivals')).toMatchObject({ tag: 'Late Arrivals', author: null })
  expect(titles(published.list('/articles/tag/locks')?.articles)).toEqual(['one', 'two'])
  expect(titles(published.list('/articles/by/jorg-gross')?.articles)).toEqual(['one'])
  expect(published.list('/articles')?.subjects).toEqual([
    { name: 'Locks', path: '/articles/tag/locks', count: 2 },
    { name: 'Late Arrivals', path: '/articles/tag/late-arrivals', count: 1 },
  ])
})

it('related articles share tags, rare ones first, and are not the neighbours', () => {
  const published = articlesOf([
    anArticle('newest', { date: '2027-03-09', tags: ['common', 'rare'] }),
    anArticle('newer', { date: '2027-03-08', tags: ['common'] }),
    anArticle('middle', { date: '2027-03-07', tags: ['common', 'rare'] }),
    anArticle('older', { date: '2027-03-06', tags: ['common'] }),
    anArticle('oldest', { date: '2027-03-05', tags: ['common'] }),
    anArticle('apart', { date: '2027-03-04', tags: ['other'] }),
  ])
  expect(titles(published.article('/articles/middle')?.related)).toEqual(['newest', 'oldest', 'apart'])
})
