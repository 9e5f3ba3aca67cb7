import type { Service } from '#agency/schema/services.ts'
import { claims, upTo } from './numbers.ts'

/** Everything on offer: three core services, of which one has no page, two others and an additional one. */
export const services: Service[] = [
  {
    id: 'guest-messaging',
    kind: 'core',
    name: 'Gästenachrichten',
    title: 'Gästenachrichten rund um die Uhr',
    formChoice: 'Gästenachrichten',
    page: 'customer-support',
    icon: 'chat',
    summary:
      'Antwortet Gästen per Textnachricht, Telefon und Buchungsportal, aus Ihrer Hausmappe und Ihren Buchungen, und weckt Sie nur, wenn es sein muss.',
    detail: 'Textnachrichten, Telefon, Buchungsportale',
    drawing: 'conversation',
    description:
      'Ein Nachtportier, der Ihren Gästen in Sekunden antwortet, aus Ihrer eigenen Hausmappe und Ihren Buchungen.',
    features: ['Türcodes und späte Anreisen', 'Antworten aus Ihrer Hausmappe', 'Ein Weckruf bei Notfällen'],
    benefits: [
      `${claims.nightAnswers.value} der nächtlichen Nachrichten erledigt`,
      'Gäste, die nie im Regen stehen',
    ],
    useCases: ['Späte Anreisen', 'Verlorene Schlüssel', 'Lärm nebenan'],
  },
  {
    id: 'reservations',
    kind: 'core',
    name: 'Tisch- und Zimmerreservierungen',
    formChoice: 'Tische & Zimmer',
    page: 'scheduling',
    icon: 'calendar',
    summary:
      'Nimmt Reservierungen per Telefon und Nachricht an, bestätigt und verlegt sie und füllt die Tische, die frei werden.',
    detail: 'Tischpläne, Buchungssysteme, Telefon',
    drawing: 'calendar',
    description:
      'Tische und Zimmer, per Telefon und Nachricht gebucht, bestätigt und verlegt, nach den Regeln Ihres Hauses.',
    features: [
      'Buchungen per Telefon und Nachricht',
      { id: 'deposits', text: 'Anzahlungen bei großen Gesellschaften' },
      'Eine Warteliste für volle Abende',
    ],
    benefits: [
      `${upTo(claims.emptyTables)} weniger leere Tische`,
      'Ein Telefon, das im Abendgeschäft schweigt',
    ],
    useCases: ['Restaurants mit zwei Tischzeiten', 'Kleine Hotels', 'Hostels'],
  },
  {
    id: 'menus',
    kind: 'core',
    name: 'Speisekarten in jeder Sprache',
    formChoice: 'Speisekarten & Übersetzungen',
    icon: 'record',
    summary:
      'Bringt die Tageskarte in jede Sprache, die Ihre Gäste lesen, mit Allergenen, bevor der erste Tisch besetzt ist.',
    detail: 'Druck, Web, QR-Codes',
    drawing: 'records',
    description:
      'Die Tageskarte in jeder Sprache, die Ihre Gäste lesen, auf Allergene geprüft und fertig zum Drucken.',
    features: [
      'Vierundzwanzig Sprachen',
      { id: 'allergens', text: 'Allergene bei jedem Gericht gekennzeichnet' },
    ],
    benefits: ['Keine Karten von letzter Woche mehr', 'Gerichte, die so gut klingen, wie sie schmecken'],
    useCases: ['Restaurants am Hafen', 'Frühstücksbuffets'],
  },
  {
    id: 'reviews',
    kind: 'other',
    name: 'Antworten auf Bewertungen',
    formChoice: 'Bewertungen',
    icon: 'tool',
    summary:
      'Entwirft zu jeder Bewertung eine Antwort im Ton des Hauses. Sie lesen sie, ändern ein Wort und schicken sie ab.',
    detail: 'Alle großen Portale',
    description:
      'Bis zum Frühstück ein Entwurf zu jeder Bewertung, höflich zu den Verärgerten und knapp zu den Zufriedenen. Abschicken ist Ihre Sache.',
  },
  {
    id: 'stock',
    kind: 'other',
    name: 'Warenbestellung',
    icon: 'chart',
    summary:
      'Rechnet aus, was heute Abend gegessen und getrunken wird, und schreibt die Bestellung, bevor der Lieferant schließt.',
    detail: `${upTo(claims.orderingTime)} weniger Bestellarbeit pro Woche`,
    description:
      'Die Bestellung für morgen, aus den Reservierungen von heute Abend errechnet und geschrieben, bevor der Lieferant schließt.',
  },
  {
    id: 'night-audit',
    kind: 'additional',
    name: 'Tagesabschluss',
    description:
      'Einnahmen, offene Rechnungen und Anreisen des Tages werden um drei Uhr nachts abgeglichen. Was nicht aufgeht, liegt um sechs auf Ihrem Tisch.',
    facts: [
      'Rechnungen und Buchungen abgeglichen',
      'Abweichungen samt Belegen',
      'Ohne Sie wird nichts gebucht',
    ],
    picture: 'watched',
    caption: 'Beispiel: eine Nacht voller Rechnungen, eine geht nicht auf',
  },
]
