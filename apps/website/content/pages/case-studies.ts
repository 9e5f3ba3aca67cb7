import { brand } from '../brand.ts'

/** The words of the page of case studies. The stories themselves are in `content/case-studies.ts`. */
export const caseStudiesPage = {
  meta: {
    title: `Case studies: three desks, before and after · ${brand.name}`,
    description:
      'How an online shop, a dental group and a finance broker put AI to work: the challenge, the solution, the results in numbers.',
  },
  title: 'Three desks, before and after.',
  lead: 'What was wrong, what we built, what changed. Measured over the four months after launch.',
  headings: { challenge: 'Challenge', solution: 'Solution', results: 'Results', contents: 'Stories' },
  launch: 'Dashed: launch',
  close: {
    title: 'The fourth story could be about your desk.',
    action: 'Start with a conversation',
  },
} as const
