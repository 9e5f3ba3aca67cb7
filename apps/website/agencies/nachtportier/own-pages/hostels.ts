import type { OwnPage } from '#agency/schema/own-pages.ts'
import { brand } from '../brand.ts'

/** For one trade: hostels. */
export const page: OwnPage = {
  path: '/fuer/hostels',
  name: 'Für Hostels',
  title: `Ein Nachtempfang für Hostels · ${brand.name}`,
  description:
    'Späte Anreisen, verlorene Schlüssel, Schnarchen in Schlafsaal vier: was ein Nachtempfang im Hostel erledigt und was er Ihnen überlässt.',
  menu: { footer: 'Am Empfang' },
  heading: 'Achtzig Betten, und niemand am Empfang.',
  lead: 'Im Hostel ist nachts mehr los als am Tag. Meist sind es dieselben fünf Fragen, in zwölf Sprachen.',
  sections: [
    {
      kind: 'logos',
      title: 'Passt zu dem, womit Hostels arbeiten',
      items: [
        { name: 'Buchungsportale' },
        { name: 'Türcodes' },
        { name: 'Textnachrichten' },
        { name: 'Telefon' },
        { name: 'Bettenpläne' },
      ],
    },
    {
      kind: 'points',
      id: 'nights',
      title: 'Woraus eine Nacht besteht',
      lead: 'Aus dem Protokoll eines Hauses mit achtzig Betten, eine Woche im Juli.',
      items: [
        {
          id: 'hostel-arrivals',
          title: 'Der letzte Zug',
          text: 'Elf Gäste kommen nach Mitternacht an. Jeder bekommt den Türcode, den Weg zum Bett und einen Hinweis zum Licht.',
        },
        {
          id: 'hostel-lost-key',
          title: 'Der verlorene Schlüssel',
          text: 'Name und Bett werden mit den Buchungen verglichen, bevor ein neuer Code verschickt wird. Der alte gilt dann nicht mehr.',
        },
        {
          id: 'hostel-noise',
          title: 'Schlafsaal vier schnarcht',
          text: 'Zuerst wird ein freies Bett woanders angeboten. Gibt es keines, liegen Ohrstöpsel in der Schublade bei der Treppe.',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'start',
      title: 'In drei Wochen offen',
      items: [
        {
          name: 'Drei Nächte an Ihrem Empfang',
          time: 'Woche 1',
          text: 'Wir schreiben jede Frage auf und was Sie darauf geantwortet haben.',
          result: 'Sie bekommen: die Hausmappe',
        },
        {
          name: 'Sie streichen, was nicht stimmt',
          time: 'Woche 2',
          text: 'Betten, Codes und Regeln werden angeschlossen und ausprobiert.',
          result: 'Sie bekommen: eine nachgespielte Nacht',
        },
        {
          name: 'Zwei Probenächte',
          time: 'Woche 3',
          text: 'Er antwortet, Ihr Telefon bleibt an.',
          result: 'Sie bekommen: einen Bericht und Ihren Tarif',
        },
      ],
    },
    {
      kind: 'questions',
      title: 'Was Hostels fragen',
      items: [
        {
          id: 'hostel-age',
          question: 'Prüft er, wer im Schlafsaal übernachten darf?',
          answer:
            'Er vergleicht das Alter in der Buchung mit den Regeln Ihres Hauses. Passt beides nicht zusammen, entscheiden Sie.',
        },
        {
          id: 'hostel-party',
          question: 'Was passiert, wenn eine Party laut wird?',
          answer:
            'Zuerst schreibt er dem Zimmer. Beschwert sich innerhalb von zwanzig Minuten noch jemand, klingelt es beim Bereitschaftsdienst.',
        },
      ],
    },
    {
      kind: 'action',
      title: 'Sehen Sie sich eine Woche Ihrer Nächte an',
      links: [
        { label: 'Zwei Probenächte buchen', href: '/probenaechte' },
        { label: 'Was es kostet', href: '/preise#plans' },
      ],
    },
  ],
}
