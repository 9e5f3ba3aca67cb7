import type { ArticlesPage } from '#agency/schema/articles.ts'
import { brand } from './brand.ts'

/**
 * The pages of the articles, which are Markdown files in `articles/`: the first file puts them on the site. Their
 * addresses begin with `path`, and end with the name of the file.
 */
export const articlesPage: ArticlesPage = {
  path: '/articles',
  name: 'Articles',
  title: `Articles · ${brand.name}`,
  description: `What ${brand.name} has learned at work, written down.`,
  hero: { title: 'Articles', lead: 'What we have learned at work, written down.' },
  words: {
    none: 'The first article is on its way.',
    subjects: 'Subjects',
    all: 'All articles',
    by: 'By {author}',
    minutes: '{minutes} min read',
    updated: 'Updated {date}',
    contents: 'On this page',
    notes: 'Notes',
    backToText: 'Back to the text',
    table: 'Table',
    newer: 'Newer',
    older: 'Older',
    related: 'Read next',
    pages: 'Pages of the list',
    page: 'Page {page} of {pages}',
    feed: 'RSS feed',
    unpublished: 'Not published yet',
    search: {
      label: 'Search articles and pages',
      button: 'Search',
      found: '{count} found for “{query}”',
      nothing: 'Nothing found for “{query}”. Try another word.',
      page: 'Page',
    },
  },
}
