import type { Article } from '#contract/articles.ts'

/** An article of March 2027, named like its slug. */
export const anArticle = (slug: string, more: Partial<Article> = {}): Article => ({
  slug,
  title: slug,
  description: '',
  date: '2027-03-01',
  updated: null,
  author: 'Ada',
  tags: [],
  media: null,
  isDraft: false,
  translations: [],
  preview: null,
  minutes: 1,
  contents: [],
  html: '',
  ...more,
})
