import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { articlesPage } from '#content/articles.ts'
import { articlePath } from '#contract/article-paths.ts'
import { articlesList } from '#contract/site-map.ts'
import { createPublishedArticles } from '#server/site/articles/published-articles.ts'
import { anArticle } from '#server/site/articles/testing/an-article.ts'
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts'
import { callsTo } from '../evaluation/open-call.ts'
import { createSiteKnowledge, siteKnowledge } from './site-knowledge.ts'

const { path } = articlesPage

describe.runIf(articlesList)('the articles of the site', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())

  it('are told by title and description, and a yes opens them', async () => {
    const { items } = (await (await app.request(`${path}/feed.json`)).json()) as {
      items: { url: string; title: string; summary: string }[]
    }
    const published = items.map(({ url, title, summary }) => ({
      slug: url.split('/').at(-1) ?? '',
      title,
      description: summary,
    }))
    const tools: { name: string; fields: unknown }[] = []
    const open = callsTo(siteKnowledge(null, '', [], null, 'UTC', published), tools)
    for (const article of published) {
      const say = open()
      const { text } = await say(`Is there an article about ${article.title}?`)
      expect(text).toContain(`“${article.title}”: `)
      expect(text).toContain(article.description.slice(1))
      expect(text).toMatch(/Shall I show/)
      await say('Yes, please')
      expect(tools.at(-1)).toEqual({ name: 'open_page', fields: { path: articlePath(path, article) } })
    }
  })
})

it('drafts and coming articles are not known before they are published', async () => {
  const article = anArticle('wombats', {
    title: 'Wombats at the door',
    description: 'What they want, and how to answer.',
    date: '2027-03-10',
  })
  let day = '2027-03-09'
  const readArticles = createPublishedArticles(
    [article, { ...article, title: 'Quokkas', slug: 'quokkas', isDraft: true }],
    {
      path,
      today: () => day,
    },
  )
  const taught: never[] = []
  const readKnowledge = createSiteKnowledge(
    () => null,
    '',
    () => taught,
    null,
    'UTC',
    () => readArticles().published,
  )
  const ask = async (title: string) =>
    (await callsTo(readKnowledge())()(`Is there an article about ${title}?`)).text
  expect(await ask('wombats')).not.toContain('Wombats')
  expect(readKnowledge()).toBe(readKnowledge())
  day = '2027-03-10'
  expect(await ask('wombats')).toContain('“Wombats at the door”: What they want')
  expect(await ask('quokkas')).not.toContain('Quokkas')
})
