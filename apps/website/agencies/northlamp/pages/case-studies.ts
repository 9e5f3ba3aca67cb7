import type { CaseStudiesPage } from '#agency/schema/other-pages.ts'

/** The words of the page of case studies. The stories themselves are in `../case-studies.ts`. */
export const caseStudiesPage: CaseStudiesPage = {
  title: 'Three desks, before and after.',
  lead: 'What was wrong, what we built, what changed. Each hill is one number, week by week; the lamp marks the launch.',
  headings: { challenge: 'Challenge', solution: 'Solution', results: 'Results', contents: 'Stories' },
  before: 'before',
  after: 'four months later',
  close: {
    title: 'The fourth story could be about your desk.',
    action: 'Start with a conversation',
  },
}
