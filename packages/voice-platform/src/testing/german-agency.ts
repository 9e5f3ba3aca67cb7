import type { Knowledge } from '#platform/dialogue/knowledge.ts'

/** A made-up agency with a site in German, for the tests. */
export const germanAgency: Knowledge = {
  language: 'de',
  company: { name: 'Hafen Automation', summary: 'Hafen Automation baut KI-Assistenten.' },
  contact: {
    phone: '+49 40 555 0142',
    email: 'hallo@hafen.example',
    hours: 'Montag bis Freitag, 9 bis 17.30 Uhr.',
  },
  subjects: [
    { id: 'support', type: 'service', name: 'KI-Kundenservice', formChoice: 'Kundenservice' },
    { id: 'scheduling', type: 'service', name: 'Terminplanung', formChoice: 'Terminplanung' },
  ],
  facts: [
    { id: 'company', topic: 'company', say: 'Hafen Automation baut KI-Assistenten für Praxen und Hotels.' },
    { id: 'price', topic: 'price', say: 'Die Einrichtung kostet 1.200 €, der Betrieb 89,50 € im Monat.' },
    { id: 'duration', topic: 'duration', say: 'Ein erster Assistent läuft nach zwei bis vier Wochen.' },
    { id: 'hours', topic: 'availability', say: 'Wir sind Montag bis Freitag von 9 bis 17.30 Uhr da.' },
    { id: 'share', say: 'Zwei Drittel der Anrufe beantwortet der Assistent, 80 % davon in einer Minute.' },
    {
      id: 'outage',
      say: 'Bei einem Ausfall rufen Sie bitte sofort die Bereitschaft an: +49 40 555 0199.',
      asked: ['unsere Telefonanlage ist ausgefallen'],
      urgent: true,
    },
  ],
  places: [{ names: ['Kontakt'], path: '/', section: 'contact' }],
  consultation: { services: ['Kundenservice', 'Terminplanung'], answeredWithin: 'innerhalb von 24 Stunden' },
}
