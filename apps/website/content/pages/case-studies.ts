import { metadata } from '../metadata.ts'

/** The words of the page of case studies. The stories themselves are in `content/case-studies.ts`. */
export const caseStudiesPage = {
  meta: metadata.caseStudies,
  title: 'Three desks, before and after.',
  lead: 'What was wrong, what we built, what changed. Measured over the four months after launch.',
  headings: { challenge: 'Challenge', solution: 'Solution', results: 'Results', contents: 'Stories' },
  launch: 'Dashed: launch',
  close: {
    title: 'The fourth story could be about your desk.',
    action: 'Start with a conversation',
  },
} as const
