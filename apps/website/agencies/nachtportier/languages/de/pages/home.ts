import type { Home } from '#agency/schema/home.ts'
import { brand } from '../brand.ts'
import { contact } from '../contact.ts'

/** The words of the home page, with other counts than the site came with: four events, two badges, two offers, four steps. */
export const home: Home = {
  night: {
    title: 'Eine Nacht an der Rezeption',
    caption: 'Eine Beispielnacht in einem Hotel mit dreißig Zimmern.',
    hours: ['21 Uhr', '22', '23', '0 Uhr', '1', '2', '3', '4', '5', '6 Uhr'],
    events: [
      { time: '21:40 Uhr', title: 'Tisch auf acht verlegt', detail: 'Telefon' },
      { time: '23:52 Uhr', title: 'Türcode noch einmal geschickt', detail: 'Textnachricht' },
      { time: '1:15 Uhr', title: 'Lärm nebenan, Inhaberin geweckt', detail: 'Der eine Anruf der Nacht' },
      { time: '5:30 Uhr', title: 'Rechnungen abgeglichen', detail: 'Eine geht nicht auf' },
    ],
  },
  badges: [
    { title: 'Jede Nacht wach', text: 'Auch sonntags und an Weihnachten' },
    { title: 'Vierundzwanzig Sprachen', text: 'Von Polnisch bis Portugiesisch' },
  ],
  problem: {
    title: 'Was ein schlafendes Haus verliert',
    lead: 'Drei Zahlen aus Häusern wie Ihrem, gezählt, bevor wir angefangen haben.',
  },
  solutions: {
    title: 'Zwei Plätze, die wir nachts besetzen',
    lead: 'Fangen Sie mit einem an. Der zweite arbeitet mit derselben Hausmappe und ist in einer Woche bereit.',
    cards: [
      {
        service: 'guest-messaging',
        picture: 'conversation',
        title: 'Ihre Gäste bekommen Antwort, Sie Ihren Schlaf',
        text: 'Codes, Schlüssel, Frühstückszeiten: beantwortet aus Ihrer eigenen Hausmappe. Bei Notfällen klingelt es bei Ihnen, sonst nie.',
        link: 'Gästenachrichten',
      },
      {
        service: 'reservations',
        picture: 'week',
        title: 'Ein Gastraum ohne Lücken',
        text: 'Gäste buchen, wenn es ihnen einfällt, und das ist oft um Mitternacht. Was frei wird, füllt die Warteliste.',
        link: 'Reservierungen',
      },
    ],
  },
  about: {
    title: 'Zwei Brüder und ein Nachtempfang',
    text: `Unsere Eltern hatten dreißig Jahre lang eine Pension und schliefen nie länger als bis sechs. ${brand.name} verbringt drei Nächte an Ihrer Rezeption, bevor die erste Zeile Code entsteht.`,
    caseStudies: 'Wie ein Hotel jetzt schläft',
    flow: {
      caption: 'Beispiel: Warenbestellung in einem Restaurant, zehn Abende',
      steps: [
        { name: 'Reservierungen gezählt', detail: 'Heute Abend: 84 Gedecke' },
        { name: 'Bestellung geschrieben', detail: 'Fisch, Brot, Wein' },
        { name: 'Küche nickt', detail: 'Eine Änderung' },
      ],
      days: [64, 71, 58, 66, 22, 17, 14, 12, 11, 12],
      chart: { title: 'Bestellarbeit am Abend', before: '65 Min. vorher', after: '12 Min. nachher' },
    },
  },
  services: {
    title: 'Was wir übernehmen',
    lead: 'Fünf Aufgaben, die Sie wach halten, bis zum Morgen erledigt. Jede läuft mit dem Buchungssystem, das Sie haben.',
  },
  testimonials: { title: 'Aus dem Gästebuch' },
  cta: {
    title: 'Schlafen Sie drüber. Wir sind wach.',
    text: 'Geben Sie uns zwei Nächte an Ihrer Rezeption. Wenn Ihre Gäste einen Unterschied merken, dann den, dass sie kürzer warten.',
    trial: 'Zwei Probenächte buchen',
    demo: 'Eine Nacht ansehen',
  },
  contact: {
    title: 'Erzählen Sie uns von Ihren Nächten',
    lead: 'Wie viele Zimmer oder Tische, und was weckt Sie? Je ein Satz genügt.',
    phone: 'Telefon',
    email: 'E-Mail',
    hours: 'Rezeptionszeiten',
    offices: 'Unsere Häuser',
    next: 'Wie es weitergeht',
    steps: [
      `Innerhalb von ${contact.responseTime} ruft jemand von uns zurück, am Nachmittag.`,
      'Wir verbringen drei Nächte an Ihrer Rezeption und schreiben jede Frage auf.',
      'Sie lesen die Hausmappe, die daraus geworden ist, und streichen, was nicht stimmt.',
      'Es folgen zwei Probenächte. Ihr Telefon bleibt an, und Sie werden es wohl nicht brauchen.',
    ],
  },
}
