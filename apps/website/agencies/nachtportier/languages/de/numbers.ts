import type { Claim } from '#agency/schema/numbers.ts'

/** What customers have reached. Other files name a number by its id, as in `upTo(claims.emptyTables)`. */
export const claims = {
  nightAnswers: {
    value: '93\u00a0%',
    prefix: '',
    label: 'der nächtlichen Nachrichten erledigt, ohne jemanden zu wecken',
    service: 'guest-messaging',
  },
  firstReply: {
    value: '12\u00a0s',
    prefix: 'rund',
    label: 'bis zur ersten Antwort',
    service: 'guest-messaging',
  },
  emptyTables: {
    value: '55\u00a0%',
    prefix: 'bis zu',
    label: 'weniger leere Tische',
    service: 'reservations',
  },
  nightBookings: {
    value: '1 von 4',
    prefix: '',
    label: 'Reservierungen kommt nach Feierabend',
    service: 'reservations',
  },
  orderingTime: {
    value: '6\u00a0h',
    prefix: 'bis zu',
    label: 'weniger Bestellarbeit pro Woche',
    service: 'stock',
  },
} satisfies Record<string, Claim>

/** A number as a sentence begins with it: "Bis zu 55 %". */
export const upTo = ({ prefix, value }: Claim): string => {
  const text = `${prefix} ${value}`.trim()
  return text.charAt(0).toUpperCase() + text.slice(1)
}
