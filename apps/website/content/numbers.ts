type Problem = {
  percent: number
  label: string
  text: string
  /** True for a number that came on top of what was, instead of a share of it. */
  isIncrease?: boolean
}

/** The four numbers of the problem, in per cent. Change them only to numbers that you can show the source of. */
export const problems: readonly Problem[] = [
  {
    percent: 64,
    label: 'support burnout',
    text: 'People who answer the same twenty questions all day stop caring about the twenty-first.',
  },
  {
    percent: 80,
    label: 'switch due to poor service',
    text: 'A customer who waits until morning has usually asked somebody else by then.',
  },
  {
    percent: 45,
    label: 'increase in missed appointments',
    text: 'No reminder, no easy way to move the slot, and an empty chair that you still pay for.',
    isIncrease: true,
  },
  {
    percent: 73,
    label: 'of CRM data unused',
    text: 'Notes sit in mailboxes and call logs. The next person to pick up the phone starts from nothing.',
  },
]

/** What customers have reached. Each is an upper bound, and the pages say so. `sample: true` until you can show it. */
export const claims = {
  sample: true,
  manualWork: { value: '80%', prefix: 'up to', label: 'manual work reduction' },
  analysisTime: { value: '70%', prefix: 'up to', label: 'analysis time saved' },
  noShows: { value: '80%', prefix: 'up to', label: 'no-show reduction' },
  hoursSaved: { value: '15', prefix: 'up to', label: 'hours saved weekly' },
} as const
