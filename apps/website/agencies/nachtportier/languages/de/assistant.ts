import type { Assistant } from '#agency/schema/assistant.ts'
import { home } from './pages/home.ts'

/** What the assistant of the voice call knows beyond the pages. */
export const assistant: Assistant = {
  books: 'ein erstes Gespräch',
  alsoCalled: {
    'guest-messaging': [
      'Gästenachricht',
      'Gästekommunikation',
      'Nachrichten',
      'Nachtportier',
      'Nachtrezeption',
      'Spätanreise',
      'Türcodes',
    ],
    reservations: [
      'Reservierung',
      'Reservierungen',
      'Buchungen',
      'Tischreservierung',
      'Tischreservierungen',
      'Zimmerbuchung',
      'Tischplan',
    ],
    menus: [
      'Speisekarte',
      'Speisekarten',
      'Tageskarte',
      'Übersetzung',
      'Übersetzung der Speisekarte',
      'Allergene',
    ],
    reviews: ['Bewertungen', 'Rezensionen', 'Antworten auf Bewertungen', 'Gästebewertungen'],
    stock: ['Bestellung', 'Warenbestellung', 'Bestellung beim Lieferanten', 'Einkauf', 'Vorräte'],
    'night-audit': ['Tagesabschluss', 'Kassenabschluss', 'Abrechnung', 'Tageseinnahmen', 'Night Audit'],
    hotels: ['Hotel', 'Gasthaus', 'Pension', 'Gästehaus', 'Frühstückspension'],
    hostels: ['Hostel', 'Jugendherberge', 'Backpacker'],
    restaurants: ['Restaurant', 'Gasthof', 'Wirtshaus', 'Bistro', 'Café'],
    'holiday-flats': ['Ferienwohnung', 'Ferienapartment', 'Ferienhaus', 'Ferienhäuser'],
  },
  places: {
    pages: {
      home: ['Lobby', 'Startseite', 'Anfang'],
      services: ['Leistungen', 'Leistungsseite', 'Liste der Leistungen'],
      'customer-support': ['Seite zu den Gästenachrichten', 'Nachrichtenseite'],
      scheduling: ['Seite zu den Reservierungen', 'Reservierungsseite'],
      'case-studies': ['Gästebuch', 'Referenzen', 'Erfahrungsberichte'],
      privacy: ['Datenschutz', 'Datenschutzerklärung'],
      'legal-notice': ['Impressum', 'Anbieterkennzeichnung'],
    },
    sections: {
      contact: ['Kontakt', 'Kontaktformular', 'Formular', 'Rezeption'],
      about: ['Ergebnisse', 'Über uns', 'Wer wir sind'],
      services: ['Leistungen', 'was Sie übernehmen'],
    },
  },
  answers: {
    price: { from: ['plans'] },
    trial: home.cta.text,
    demo: 'Wir spielen Ihnen gern eine Nacht aus einem Haus wie Ihrem vor, Nachricht für Nachricht.',
    languages:
      'Mit mir können Sie Deutsch oder Englisch sprechen. Die Nachtportiers, die wir bauen, sprechen 24 Sprachen.',
    duration:
      'Einen Termin versprechen wir nicht. Im Hotel aus unserem Gästebuch war es nach drei Wochen so weit: drei Nächte an der Rezeption, die Hausmappe, dann zwei Probenächte.',
    'getting-started': 'Am besten schreiben Sie uns: Ein Satz über Ihr Haus genügt.',
    privacy: { from: ['request'] },
    'data-rights': { from: ['rights'] },
    'hand-over': { from: ['emergencies'] },
    accuracy: { from: ['house-guide'] },
  },
}
