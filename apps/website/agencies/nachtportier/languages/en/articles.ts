import type { ArticlesPage } from '#agency/schema/articles.ts'
import { brand } from './brand.ts'

/** The pages of the articles at an address of this agency's own. The articles are the Markdown files in `articles/`. */
export const articlesPage: ArticlesPage = {
  path: '/en/night-book',
  name: 'Night book',
  title: `The night book · ${brand.name}`,
  description:
    'Notes from nights at the front desks of small hotels: late arrivals, house guides, empty tables and what to do about them.',
  hero: {
    title: 'The night book',
    lead: 'What we write down at other people’s desks, for houses that have nobody awake.',
  },
  words: {
    none: 'The first page is still empty.',
    subjects: 'Subjects',
    all: 'All entries',
    by: 'By {author}',
    minutes: '{minutes} min read',
    updated: 'Updated {date}',
    contents: 'On this page',
    notes: 'Notes',
    backToText: 'Back to the text',
    table: 'Table',
    newer: 'Newer',
    older: 'Older',
    related: 'From the same shelf',
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
