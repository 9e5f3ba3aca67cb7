import type { ServicesPage } from '#agency/schema/services-page.ts'

/** The words of the page of all services. */
export const servicesPage: ServicesPage = {
  hero: {
    title: 'Alles, was wir tun, während Sie schlafen.',
    lead: 'Drei Aufgaben für die Nacht, zwei für den frühen Morgen, und ein Abschluss, der alles zusammenrechnet.',
    contents: 'Stockwerke',
  },
  headings: {
    features: 'Was dazugehört',
    benefits: 'Was Sie merken',
    useCases: 'Wo',
    more: 'Mehr über',
  },
  beyond: { title: 'Vor dem ersten Kaffee', short: 'Bewertungen und Bestellung', answer: null },
  additional: {
    title: 'Und um drei die Bücher',
    short: 'Tagesabschluss',
    masked: ['Zimmer 14, |Frau Nowak|, zwei Nächte.'],
    stages: ['Nächte', 'Nächte und Sonntage'],
  },
  process: {
    title: 'Drei Schritte zur ruhigen Nacht',
    steps: [
      {
        id: 'three-nights',
        name: 'Wir setzen uns dazu',
        time: 'Woche 1',
        text: 'Drei Nächte an Ihrer Rezeption, mit einem Notizbuch.',
        result: 'Sie bekommen: jede Frage, die Ihre Gäste gestellt haben',
      },
      {
        id: 'writing-guide',
        name: 'Wir schreiben die Hausmappe',
        time: 'Woche 2',
        text: 'Ihr Haus, Ihre Regeln, Ihre Notfallliste. Sie korrigieren, was nicht stimmt.',
        result: 'Sie bekommen: eine Hausmappe, die auch Ihr Tagesteam haben will',
      },
      {
        id: 'trial-nights',
        name: 'Zwei Probenächte',
        time: 'Woche 3',
        text: 'Der Nachtportier übernimmt, und jemand von uns bleibt neben ihm wach.',
        result: 'Sie bekommen: morgens einen Bericht und einen Preis',
      },
    ],
  },
  close: {
    title: 'Welche Aufgabe hält Sie wach?',
    text: 'Erzählen Sie uns von letzter Nacht. Wir sagen Ihnen, was ein Nachtportier getan und was er Ihnen überlassen hätte.',
    action: 'Erzählen Sie von letzter Nacht',
  },
}
