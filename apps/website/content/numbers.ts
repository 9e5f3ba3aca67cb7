import type { Claim, Problem } from '#agency/schema/numbers.ts'

/** The numbers of the problem, in per cent. Change them only to numbers that you can show the source of. */
export const problems: Problem[] = [
  {
    id: 'burnout',
    sample: true,
    percent: 64,
    label: 'support burnout',
    text: 'People who answer the same twenty questions all day stop caring about the twenty-first.',
  },
  {
    id: 'switching',
    sample: true,
    percent: 80,
    label: 'switch due to poor service',
    text: 'A customer left waiting until morning has usually asked someone else by then.',
  },
  {
    id: 'missed-appointments',
    sample: true,
    percent: 45,
    label: 'increase in missed appointments',
    text: 'No reminder, no easy way to rebook, and an empty chair you still pay for.',
    isIncrease: true,
  },
  {
    id: 'unused-data',
    sample: true,
    percent: 73,
    label: 'of CRM data unused',
    text: 'Notes sit in mailboxes and call logs. The next person to pick up the phone starts from scratch.',
  },
]

/**
 * What customers have reached, each an upper bound, and the pages say so. Written once: other files name a number by its id,
 * as in `upTo(claims.manualWork)`. `sample: true` until you can show it.
 */
export const claims = {
  manualWork: {
    sample: true,
    value: '80%',
    prefix: 'up to',
    label: 'manual work reduction',
    service: 'process',
  },
  analysisTime: {
    sample: true,
    value: '70%',
    prefix: 'up to',
    label: 'analysis time saved',
    service: 'data',
  },
  noShows: {
    sample: true,
    value: '80%',
    prefix: 'up to',
    label: 'no-show reduction',
    service: 'scheduling',
  },
  hoursSaved: {
    sample: true,
    value: '15',
    prefix: 'up to',
    label: 'hours saved weekly',
    service: 'scheduling',
  },
} satisfies Record<string, Claim>

/** A number as a sentence begins with it: "Up to 80%". */
export const upTo = ({ prefix, value }: Claim): string => {
  const text = `${prefix} ${value}`.trim()
  return text.charAt(0).toUpperCase() + text.slice(1)
}
