import type { hours as english } from '../en/hours.ts'

export const hours: typeof english = {
  title: 'Ihre Termine',
  about:
    'Eine Zeit wird angeboten, wenn jemand frei ist, der diese Art von Termin übernimmt. Schon gebuchte Termine bleiben bestehen.',
  saved: 'Ihre Zeiten wurden gespeichert',
  legend: 'Zeiten',
  always: 'Immer, wenn Termine angeboten werden',
  own: 'Eigene Zeiten',
  zone: 'Zeitzone',
  daysOff: 'Freie Tage',
  addDaysOff: 'Freie Tage hinzufügen',
  save: 'Zeiten speichern',
  none: 'Keine Termine',
  from: (day, nth) => `${day} von${nth}`,
  until: (day, nth) => `${day} bis${nth}`,
  remove: (opens, closes, day) => `${day}: ${opens} bis ${closes} entfernen`,
  addOn: (day) => `${day}: Zeiten hinzufügen`,
  add: 'Zeiten hinzufügen',
  untilNextDay: 'bis zum nächsten Tag',
  firstOff: 'Erster freier Tag',
  lastOff: 'Letzter freier Tag',
  removeThese: 'Diese freien Tage entfernen',
  removeOff: (from, to) => `Freie Tage von ${from} bis ${to} entfernen`,
}
