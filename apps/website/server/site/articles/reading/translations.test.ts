import { expect, it } from 'vitest'
import { createTranslations, type LanguageArticles } from './translations.ts'

type Front = { date?: string; draft?: boolean; translationOf?: string }

/** A site in three languages, with these articles. */
const languages = (articles: Record<'en' | 'de' | 'pt', Record<string, Front>>): LanguageArticles[] =>
  Object.entries(articles).map(([tag, fronts]) => ({
    folder: tag,
    tag,
    list: `/${tag}/articles`,
    articles: new Map(
      Object.entries(fronts).map(([slug, front]) => [slug, { date: '2027-03-01', draft: false, ...front }]),
    ),
  }))

const all = languages({
  en: { snow: {}, alone: {} },
  de: { schnee: { translationOf: 'snow' }, entwurf: { draft: true, translationOf: 'alone' }, eigen: {} },
  pt: { neve: { translationOf: 'snow', date: '2027-04-01' }, proprio: { translationOf: 'eigen' } },
})
const find = (tag: string, slug: string) =>
  createTranslations(all, tag)
    .of(slug)
    .map(({ path, date }) => `${path} ${date}`)

it('finds an article and all its translations from each of them', () => {
  const [snow, schnee, neve] = [
    '/en/articles/snow 2027-03-01',
    '/de/articles/schnee 2027-03-01',
    '/pt/articles/neve 2027-04-01',
  ]
  expect(find('en', 'snow')).toEqual([schnee, neve])
  expect(find('de', 'schnee')).toEqual([snow, neve])
  expect(find('pt', 'neve')).toEqual([snow, schnee])
  expect(find('de', 'eigen')).toEqual(['/pt/articles/proprio 2027-03-01'])
})

it('finds no draft, and no article that only has the same file name', () => {
  expect(find('en', 'alone')).toEqual([])
  const same = languages({ en: { snow: {} }, de: { snow: {} }, pt: {} })
  expect(createTranslations(same, 'de').of('snow')).toEqual([])
})

it('refuses a name that no article of another language has', () => {
  const site = languages({
    en: { snow: {} },
    de: {
      schnee: { translationOf: 'snow' },
      winter: { translationOf: 'snow' },
      eis: { translationOf: 'schnee' },
    },
    pt: { neve: { translationOf: 'schnee' }, gelo: { translationOf: 'ice' } },
  })
  const [german, portuguese] = [createTranslations(site, 'de'), createTranslations(site, 'pt')]
  expect(german.problemOf('schnee', 'snow')).toBeNull()
  expect(german.problemOf('winter', 'snow')).toBe(
    'translationOf is snow, as in schnee.md: an article has one translation in a language.',
  )
  expect(german.problemOf('eis', 'schnee')).toBe(
    'translationOf is schnee, but no other language has an article schnee.md.',
  )
  expect(portuguese.problemOf('neve', 'schnee')).toBe(
    'translationOf is schnee, which is a translation itself: name the article that it was made from.',
  )
  expect(portuguese.problemOf('gelo', 'ice')).toBe(
    'translationOf is ice, but no other language has an article ice.md.',
  )
})
