import type { Examples } from '#agency/schema/examples.ts'

/** The work as pictures. No page shows a pipeline. */
export const examples: Examples = {
  conversation: {
    caption: 'Beispiel: eine späte Anreise, 23:52 Uhr',
    customer: 'Gast',
    assistant: 'Nachtportier',
    messages: [
      {
        from: 'customer',
        text: 'Unser Zug hat Verspätung, wir kommen erst nach Mitternacht an. Wie kommen wir ins Haus?',
      },
      {
        from: 'assistant',
        text: 'Kein Problem, Frau Nowak. Der Türcode steht in der SMS, die ich Ihnen gerade noch einmal geschickt habe. Zimmer 14 liegt im zweiten Stock, der Aufzug ist gleich links.',
        sources: ['Buchung 2207', 'Hausmappe: späte Anreise'],
      },
      { from: 'customer', text: 'Danke! Bekommen wir um elf noch Frühstück?' },
      {
        from: 'assistant',
        text: 'Frühstück gibt es bis halb elf. Für 4\u00a0€ pro Person lasse ich Ihnen um elf ein Tablett aufs Zimmer bringen.',
        sources: ['Hausmappe: Frühstück'],
      },
      { from: 'customer', text: 'Wunderbar, für zwei bitte.' },
    ],
    outcome: 'Erledigt um 23:54 Uhr: Zimmer 14 ist angekommen',
  },
  pipeline: null,
  week: {
    caption: 'Beispielwoche im Restaurant. Grün: gebucht, als das Telefon aus war.',
    narrowCaption: 'Hier: Fr bis So.',
    days: ['Do', 'Fr', 'Sa', 'So'],
    hours: ['17', '18', '19', '20', '21', '22'],
    slots: [
      { day: 0, hour: 1, length: 2, label: 'Tisch für 2', filled: true },
      { day: 0, hour: 3, length: 2, label: 'Tisch für 6', filled: false },
      { day: 1, hour: 0, length: 2, label: 'Familie Wiesengrund-Hohenstein', filled: true },
      { day: 1, hour: 2, length: 2, label: 'Tisch für 4', filled: false },
      { day: 1, hour: 4, length: 2, label: 'Warteliste', filled: true },
      { day: 2, hour: 0, length: 3, label: 'Geburtstag, 12', filled: false },
      { day: 2, hour: 3, length: 2, label: 'Tisch für 2', filled: true },
      { day: 3, hour: 1, length: 3, label: 'Tisch für 8', filled: true },
    ],
    reminder: {
      title: 'Fr 16:00 Uhr, an Herrn Wiesengrund',
      text: 'Ihr Tisch für vier, heute Abend um sieben. Antworten Sie mit 1, wenn es dabei bleibt, mit 2, um zu verlegen.',
      replyTitle: '16:06 Uhr, von Herrn Wiesengrund',
      reply: '2. Ginge es auch um fünf?',
      result: 'Auf 17 Uhr verlegt. Der Tisch um sieben wird der Warteliste angeboten.',
    },
  },
}
