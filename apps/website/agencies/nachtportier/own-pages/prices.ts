import type { OwnPage } from '#agency/schema/own-pages.ts'
import { brand } from '../brand.ts'
import { contact } from '../contact.ts'

/** What it costs, and what is in it. */
export const page: OwnPage = {
  path: '/preise',
  name: 'Preise',
  title: `Was ein Nachtportier kostet · ${brand.name}`,
  description: 'Drei Tarife, monatlich oder jährlich bezahlt, was jeder enthält und was nie extra kostet.',
  menu: { footer: 'Am Empfang' },
  heading: 'Weniger als eine Nacht im Monat.',
  lead: 'Ein Nachtportier aus Fleisch und Blut kostet ein Haus im Monat etwa 2.900\u00a0€. Unserer kostet ein Zehntel, und Sie zahlen ab der ersten Nacht, in der er allein arbeitet.',
  sections: [
    {
      kind: 'prices',
      id: 'plans',
      title: 'Drei Arten zu schlafen',
      lead: 'Monatlich, ohne Mindestlaufzeit. Wer jährlich zahlt, bekommt zwei Monate geschenkt.',
      currency: 'EUR',
      periods: {
        label: 'Wie Sie zahlen',
        monthly: { label: 'Monatlich', per: 'im Monat' },
        yearly: { label: 'Jährlich', per: 'im Jahr' },
      },
      plans: [
        {
          id: 'bell',
          name: 'Die Nachtglocke',
          text: 'Ein Platz, nachts besetzt, für Häuser mit bis zu zwölf Zimmern oder vierzig Gedecken.',
          price: { monthly: 119, yearly: 1190 },
          includes: [
            'Gästenachrichten oder Reservierungen',
            'Textnachrichten und Buchungsportale',
            'Bis zu 300 Gespräche im Monat',
            'Bei Notfällen klingelt Ihr Telefon',
          ],
          action: { label: 'Zwei Probenächte buchen', href: '/probenaechte' },
        },
        {
          id: 'night-desk',
          name: 'Der Nachtempfang',
          text: 'Beide Plätze und das Telefon, für Häuser, in denen es nachts klingelt.',
          highlight: 'Nehmen die meisten Häuser',
          price: { monthly: 289, yearly: 2890 },
          includes: [
            'Gästenachrichten und Reservierungen',
            'Dazu das Telefon, unter Ihrer Nummer',
            'Bis zu 1.200 Gespräche im Monat',
            'Bei Notfällen klingelt Ihr Telefon',
            'Speisekarten in vierundzwanzig Sprachen',
          ],
          action: { label: 'Zwei Probenächte buchen', href: '/probenaechte' },
        },
        {
          id: 'several-houses',
          name: 'Mehrere Häuser',
          text: 'Eine Hausmappe für jedes Haus, ein Bericht am Morgen für alle.',
          price: 'Pro Haus',
          includes: [
            'Alles aus dem Nachtempfang',
            'Tagesabschluss für jedes Haus',
            'Eine feste Ansprechperson bei uns',
            'Ihr Buchungssystem, gleich welches',
          ],
          action: { label: 'Erzählen Sie von Ihren Häusern', href: '/#contact' },
        },
      ],
      note: 'Preise zuzüglich Umsatzsteuer. Einrichtung, Hausmappe und zwei Probenächte sind kostenlos. Ein Haus mit mehr Gesprächen wechselt im Monat darauf in den nächsten Tarif, nie rückwirkend.',
    },
    {
      kind: 'comparison',
      title: 'Was worin steckt',
      of: 'Enthalten',
      columns: ['Die Nachtglocke', 'Der Nachtempfang', 'Mehrere Häuser'],
      yes: 'Ja',
      no: 'Nein',
      rows: [
        { name: 'Gespräche im Monat', values: ['300', '1.200', 'Pro Haus'] },
        { name: 'Textnachrichten, Buchungsportale', values: [true, true, true] },
        { name: 'Telefon', values: [false, true, true] },
        { name: 'Sprachen', values: ['24', '24', '24'] },
        { name: 'Warteliste', values: [true, true, true] },
        { name: 'Tageskarten', values: [false, true, true] },
        { name: 'Tagesabschluss', values: [false, false, true] },
        { name: 'Antwort von einem Menschen', values: ['2 Werktage', '2 Werktage', 'Am selben Tag'] },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: 'Was man vor der Unterschrift fragt',
      items: [
        {
          id: 'price-trial',
          question: 'Was kosten die Probenächte?',
          answer:
            'Die zwei Probenächte kosten nichts, und die Hausmappe, die wir dafür schreiben, auch nicht. Sie behalten sie in jedem Fall.',
        },
        {
          id: 'price-conversation',
          question: 'Was zählt als Gespräch?',
          answer:
            'Alles, was ein Gast innerhalb eines Tages fragt, zählt als ein Gespräch, ob es zwei Nachrichten braucht oder zwanzig. Spam zählt nicht.',
        },
        {
          id: 'price-season',
          question: 'Wir schließen im Winter. Zahlen wir dann?',
          answer: [
            'Ein Monat, in dem Ihr Haus geschlossen ist, kostet nichts, wenn Sie es uns bis zum 20. des Vormonats sagen.',
            `Schreiben Sie an ${contact.email}, oder rufen Sie an: ${contact.phone}.`,
          ],
        },
        {
          id: 'price-commission',
          question: 'Nehmen Sie Provision auf Buchungen?',
          answer:
            'Nein. Wir nehmen keine Provision auf Zimmer oder Tische, und wir verkaufen Ihren Gästen nichts.',
        },
      ],
    },
    {
      kind: 'action',
      title: 'Zwei Nächte, kostenlos. Dann entscheiden Sie.',
      lead: 'Ihr Telefon bleibt an, und Sie werden es wohl nicht brauchen.',
      links: [
        { label: 'Zwei Probenächte buchen', href: '/probenaechte' },
        { label: 'Wer wir sind', href: '/brueder' },
      ],
    },
  ],
}
