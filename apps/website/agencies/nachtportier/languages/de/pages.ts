import type { Pages } from '#agency/schema/pages.ts'
import { brand } from './brand.ts'

/** Every page, at its German address. No service has the page of records. */
export const pages: Pages = {
  home: {
    path: '/de',
    name: 'Lobby',
    title: `${brand.name}: der Empfang, der wach ist`,
    description:
      'Ein KI-Nachtportier für Hotels, Hostels und Restaurants: Er antwortet Gästen, nimmt Reservierungen an und weckt Sie nur, wenn er muss.',
  },
  services: {
    path: '/de/leistungen',
    name: 'Was wir tun',
    title: `Gästenachrichten, Reservierungen, Speisekarten & mehr · ${brand.name}`,
    description:
      'Drei Aufgaben, die wir nachts übernehmen, zwei für den frühen Morgen und die drei Schritte dorthin.',
  },
  'customer-support': {
    path: '/de/gaestenachrichten',
    name: 'Gästenachrichten',
    title: `Gästenachrichten, auch nachts beantwortet · ${brand.name}`,
    description:
      'Späte Anreisen, Türcodes, Frühstückszeiten: in Sekunden beantwortet, aus Ihrer Hausmappe und Ihren Buchungen.',
  },
  'crm-integration': {
    path: '/de/akten',
    name: 'Akten',
    title: `Akten · ${brand.name}`,
    description: 'Bieten wir nicht an.',
  },
  scheduling: {
    path: '/de/reservierungen',
    name: 'Reservierungen',
    title: `Tische und Zimmer, rund um die Uhr gebucht · ${brand.name}`,
    description:
      'Reservierungen per Telefon und Nachricht annehmen, bestätigen und verlegen, mit einer Warteliste, die frei gewordene Tische füllt.',
  },
  'case-studies': {
    path: '/de/gaestebuch',
    name: 'Gästebuch',
    title: `Ein Hotel, das nachts schläft · ${brand.name}`,
    description: 'Wie aus 21 nächtlichen Anrufen pro Woche in einem Hotel am See zwei wurden.',
  },
  privacy: {
    path: '/de/datenschutz',
    name: 'Datenschutz',
    title: `Datenschutz · ${brand.name}`,
    description: `Was ${brand.name} speichert, wenn Sie uns besuchen oder schreiben, und wie lange.`,
  },
  'legal-notice': {
    path: '/de/impressum',
    name: 'Impressum',
    title: `Impressum · ${brand.name}`,
    description: `Wer für diese Website verantwortlich ist: ${brand.legalName}, Berlin.`,
  },
}
