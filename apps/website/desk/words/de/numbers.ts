import type { numbers as english } from '../en/numbers.ts'
import { plural } from '../plural.ts'

export const numbers: typeof english = {
  title: 'Zahlen',
  weeks: (count) => (count === 1 ? 'Diese Woche' : `Die letzten ${count === 12 ? 'zwölf' : count} Wochen`),
  callsAWeek: 'Anrufe pro Woche',
  calls: 'Anrufe',
  callsDeleted: 'Anrufe werden nach einiger Zeit gelöscht, deshalb fehlen die Zahlen früherer Wochen.',
  figures: {
    firstAnswer: 'Erste Antwort nach',
    nothingAnswered: 'Noch nichts beantwortet',
    median: (byClock, answered) =>
      `Geschäftszeit, insgesamt ${byClock}; Median aus ${plural(answered, { one: '1 Anfrage', other: `${answered} Anfragen` })}`,
    undecided: 'Noch nichts entschieden',
    won: 'Gewonnen',
    wonOf: (decided) => `von ${decided} entschiedenen`,
    worth: (value) => `, Wert ${value}`,
    lost: 'Verloren',
    lostOf: (share) => `${share} der entschiedenen`,
    held: 'Spamverdacht',
    heldOf: 'aller eingegangenen Anfragen',
    minutes: 'Anrufminuten',
    minutesOf: (cap) => `von ${cap} in 24 Stunden`,
    underAMinute: 'unter 1\u00a0Min.',
  },
  chart: {
    table: 'Tabelle',
    showTable: 'Als Tabelle anzeigen',
    none: 'Keine in diesen Wochen.',
    weekOf: 'Woche ab',
    asTable: (title) => `${title}, als Tabelle`,
  },
  outcomes: {
    title: 'Was die Website einbringt',
    divideBy: 'Aufteilen nach',
    by: { source: 'Herkunft', page: 'Seite', service: 'Leistung', week: 'Woche' },
    requests: 'Anfragen',
    aWeek: 'Anfragen pro Woche',
    aWeekBy: {
      source: 'Anfragen pro Woche, nach Herkunft',
      page: 'Anfragen pro Woche, nach Seite',
      service: 'Anfragen pro Woche, nach Leistung',
    },
    table: 'Was aus den Anfragen wurde',
    caption: 'Was aus den Anfragen dieser Wochen wurde',
    won: 'Gewonnen',
    valueWon: 'Wert',
    all: 'Alle',
  },
}
