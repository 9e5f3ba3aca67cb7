import type { CaseStudy } from '#agency/schema/case-studies.ts'

/** The one story. Its names are long on purpose. */
export const caseStudies: CaseStudy[] = [
  {
    id: 'museum-hotel',
    industry: 'Hotels',
    company: 'Donaudampfschifffahrtsmuseum Hotel & Restaurant',
    title: 'Ein Hotel am See, in dem nachts niemand mehr vor der Tür wartet',
    figure: { value: '4\u00a0Min.', label: 'von der späten Ankunft bis zum Zimmerschlüssel' },
    trend: {
      label: 'Anrufe pro Woche, die die Inhaberin geweckt haben',
      weeks: [19, 23, 21, 22, 20, 9, 6, 4, 3, 3, 2, 2, 3, 2],
      launch: 4,
    },
    challenge:
      'Der letzte Zug kommt um 23:40 Uhr an, die Rezeption schließt um neun. Wer spät ankam, rief die Inhaberin zu Hause an, drei Nächte in der Woche, wegen eines Türcodes, der die ganze Zeit in der E-Mail stand.',
    solution:
      'Ein Nachtportier, der die Buchung findet, Namen und Geburtsdatum prüft, den Code noch einmal schickt und das Frühstück bucht. Bei verlorenen Schlüsseln und Beschwerden über Lärm klingelt es weiterhin bei der Inhaberin, sonst nie.',
    results: [
      { value: '93\u00a0%', label: 'der nächtlichen Nachrichten erledigt der Nachtportier' },
      { value: '2', label: 'Anrufe pro Woche wecken die Inhaberin noch, früher waren es 21' },
    ],
    quote: {
      text: 'Ich habe den ganzen August durchgeschlafen. Die Gäste haben nichts gemerkt. Ich schon.',
      author: 'Wilhelmine Oberösterreicher-Zwetschgenbaum, Inhaberin',
    },
    parts: ['Textnachrichten und Telefon', 'Buchungssystem', 'Türcodes'],
    duration: 'Nach 3 Wochen in Betrieb',
  },
]
