import { expect, it } from 'vitest'
import MiniSearch from 'minisearch'
import { articlesPage } from '#content/articles.ts'
import { findDocuments, searchOptions } from '#contract/article-search.ts'
import { sitePages } from '#contract/site-pages.ts'
import { searchIndexOf } from './search-index.ts'
import { createPublishedArticles } from './published-articles.ts'
import { anArticle } from './testing/an-article.ts'

const { path } = articlesPage
const lift = anArticle('lift', {
  title: 'Quokkas on the Zauberlift',
  html: '<p>Der <b>F&#xE4;hrmann</b> comes at zwölfuhrnacht.</p>',
  contents: [{ id: 'a', text: 'Xylophones', level: 2 }],
  tags: ['Quagga'],
})
const others = [anArticle('one', { html: '<p>quokkas</p>' }), anArticle('two')]
const find = (query: string, articles = [lift, ...others]) => findDocuments(searchIndexOf(articles), query)
const paths = (query: string) => find(query).map((found) => found.path)

it.each([
  ['a word of the title', 'zauberlift'],
  ['its beginning', 'zaub'],
  ['a word with a mistake', 'zauberlyft'],
  ['a word of the text, without its accent', 'zwolfuhrnacht'],
  ['a heading', 'xylophones'],
  ['a tag', 'quagga'],
  ['two of its words', 'zauberlift quagga'],
])('%s finds an article', (_, query) => {
  expect(paths(query)[0]).toBe(`${path}/lift`)
})

it('the title counts more than the text, and one of two words is enough if none has both', () => {
  expect(paths('quokkas')).toEqual([`${path}/lift`, `${path}/one`])
  expect(paths('quokkas elephantiasis')).toContain(`${path}/one`)
  expect(paths('zzzzqqqq')).toEqual([])
})

it('says which words it has found, for marks', () => {
  expect(find('QUOKKAS')[0]?.terms).toContain('quokkas')
})

it('finds pages by their names', () => {
  for (const page of sitePages) expect(paths(page.name), page.name).toContain(page.path)
})

it('the browser finds the same in what it loads', () => {
  const index = searchIndexOf([lift, ...others])
  const loaded = MiniSearch.loadJSON(JSON.stringify(index), searchOptions)
  for (const query of ['zaub', 'quokkas', 'zwölfuhrnacht'])
    expect(findDocuments(loaded, query)).toEqual(findDocuments(index, query))
})

it('finds old articles by their titles, and only the newest by every word', () => {
  const many = Array.from({ length: 150 }, (_, at) =>
    anArticle(`a-${at}`, { html: `<p>quux${at}quux</p>`, tags: [`tag${at}tag`] }),
  )
  expect(find('quux7quux', many)[0]?.path).toBe(`${path}/a-7`)
  expect(find('quux149quux', many).map((found) => found.path)).not.toContain(`${path}/a-149`)
  expect(find('tag149tag', many)[0]?.path).toBe(`${path}/a-149`)
})

it('knows nothing of a draft, and of a coming article only when its day comes', () => {
  let day = '2027-03-09'
  const all = [lift, anArticle('new', { title: 'Zebrafinch', date: '2027-03-10' })]
  const readArticles = createPublishedArticles(
    [...all, anArticle('draft', { title: 'Wombat', isDraft: true })],
    {
      path,
      today: () => day,
    },
  )
  expect(readArticles().find('zebrafinch')).toEqual([])
  expect(JSON.stringify(searchIndexOf(readArticles().published))).not.toMatch(/zebrafinch|wombat/i)
  day = '2027-03-10'
  expect(readArticles().find('zebrafinch')).toMatchObject([{ path: `${path}/new`, date: '2027-03-10' }])
})
