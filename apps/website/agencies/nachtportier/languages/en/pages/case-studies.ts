import type { CaseStudiesPage } from '#agency/schema/other-pages.ts'

/** The words around the one story. */
export const caseStudiesPage: CaseStudiesPage = {
  title: 'One hotel, and how it sleeps.',
  lead: 'What kept the owner up, what we put at the desk, and what the nights are like since.',
  headings: {
    challenge: 'The nights before',
    solution: 'What we did',
    results: 'Since then',
    contents: 'Stories',
  },
  before: 'a week before',
  after: 'a week now',
  close: { title: 'The next page of the guest book is empty.', action: 'Tell us about your nights' },
}
