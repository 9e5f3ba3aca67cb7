import { expect, it } from 'vitest'
import { articlesPage } from '#content/articles.ts'
import { articlesList } from '#contract/site-map.ts'
import { readVisit } from './visit.ts'

const { path } = articlesPage
const pageOf = (address: string) => readVisit({ path: address, errors: [] })?.path ?? null

it('the articles count as one page, on a site that has some', () => {
  const expected = articlesList ? `${path}/*` : null
  expect(pageOf(`${path}/first`)).toBe(expected)
  expect(pageOf(`${path}/tag/locks`)).toBe(expected)
  expect(pageOf(path)).toBe(articlesList ? path : null)
  expect(pageOf(`${path}-of-others`)).toBeNull()
})
