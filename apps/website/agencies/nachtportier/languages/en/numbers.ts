import type { Claim } from '#agency/schema/numbers.ts'

/** What customers have reached. Other files name a number by its id, as in `upTo(claims.emptyTables)`. */
export const claims = {
  nightAnswers: {
    value: '93%',
    prefix: '',
    label: 'of night messages settled without waking anyone',
    service: 'guest-messaging',
  },
  firstReply: { value: '12 s', prefix: 'about', label: 'to the first reply', service: 'guest-messaging' },
  emptyTables: { value: '55%', prefix: 'up to', label: 'fewer empty tables', service: 'reservations' },
  nightBookings: {
    value: '1 in 4',
    prefix: '',
    label: 'reservations made after closing time',
    service: 'reservations',
  },
  orderingTime: { value: '6 h', prefix: 'up to', label: 'less ordering work a week', service: 'stock' },
} satisfies Record<string, Claim>

/** A number as a sentence begins with it: "Up to 55%". */
export const upTo = ({ prefix, value }: Claim): string => {
  const text = `${prefix} ${value}`.trim()
  return text.charAt(0).toUpperCase() + text.slice(1)
}
