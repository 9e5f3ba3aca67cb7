import type { Problem } from '#agency/schema/numbers.ts'

/** Three numbers of the problem, in per cent. */
export const problems: Problem[] = [
  {
    id: 'unanswered-nights',
    percent: 38,
    label: 'der Gästenachrichten kommen, wenn die Rezeption geschlossen ist',
    text: 'Türcodes, verspätete Züge, Lärm nebenan: Das meiste davon kann nicht bis zum Frühstück warten.',
  },
  {
    id: 'lost-bookings',
    percent: 26,
    label: 'derer, die anrufen, buchen woanders, wenn niemand abhebt',
    text: 'Ihr Tisch war die erste Wahl. Ans Telefon ging das zweite Restaurant auf der Liste.',
  },
  {
    id: 'no-show-tables',
    percent: 112,
    label: 'mehr leere Tische an verregneten Freitagen',
    text: 'Gäste, die niemand fragt, bleiben einfach zu Hause, und die Küche hat schon eingekauft.',
    isIncrease: true,
  },
]
