import type { Problem } from '#agency/schema/numbers.ts'

/** The numbers of the problem, in per cent. Change them only to numbers that you can show the source of. */
export const problems: Problem[] = [
  {
    id: 'burnout',
    sample: true,
    percent: 64,
    label: 'support burnout',
    text: 'Of support staff: whoever answers the same twenty questions all day stops caring about the twenty-first.',
  },
  {
    id: 'switching',
    sample: true,
    percent: 80,
    label: 'switch due to poor service',
    text: 'Of customers: whoever is left waiting until morning has usually asked someone else by then.',
  },
  {
    id: 'missed-appointments',
    sample: true,
    percent: 45,
    label: 'increase in missed appointments',
    text: 'Where nobody reminds: no easy way to rebook, and an empty chair you still pay for.',
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
