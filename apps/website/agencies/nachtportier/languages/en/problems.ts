import type { Problem } from '#agency/schema/numbers.ts'

/** Three numbers of the problem, in per cent. */
export const problems: Problem[] = [
  {
    id: 'unanswered-nights',
    percent: 38,
    label: 'of guest messages arrive after reception closes',
    text: 'Door codes, late trains, noise next door: most of it cannot wait for breakfast.',
  },
  {
    id: 'lost-bookings',
    percent: 26,
    label: 'of callers book elsewhere when nobody picks up',
    text: 'They had chosen your table. The second restaurant on the list answered.',
  },
  {
    id: 'no-show-tables',
    percent: 112,
    label: 'more empty tables on a rainy Friday',
    text: 'Guests who are not asked simply stay at home, and the kitchen has already shopped.',
    isIncrease: true,
  },
]
