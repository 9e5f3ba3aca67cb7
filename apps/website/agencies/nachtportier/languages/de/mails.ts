import type { Mails } from '#agency/schema/mails.ts'
import { contact } from './contact.ts'

/** The words of the mails, in the house's own voice. */
export const mails: Mails = {
  staff: {
    subject: 'Es hat geklingelt: {name} ({reference})',
    heading: 'Es hat geklingelt',
    intro: '{name} möchte von Ihnen hören. Antworten Sie am Empfang.',
    labels: {
      name: 'Gast',
      email: 'E-Mail',
      phone: 'Telefon',
      company: 'Haus',
      service: 'Fragt nach',
      message: 'In eigenen Worten',
      page: 'Geklingelt bei',
      received: 'Wann',
      reference: 'Eintrag',
      desk: 'Am Empfang',
    },
    footer: 'Vom Nachtempfang{site}.',
  },
  confirmation: {
    subject: '{brand}: Eintrag {reference} in unserem Buch',
    heading: 'Ihre Nachricht liegt am Empfang',
    greeting: 'Guten Abend, {name}.',
    greetingWithoutName: 'Guten Abend.',
    paragraphs: [
      `Wir haben sie als {reference} eingetragen und antworten innerhalb von ${contact.responseTime}.`,
    ],
    referenceLabel: 'Eintrag',
    footer:
      'Diese Adresse wurde in unserem Formular angegeben. Das waren nicht Sie? Dann vergessen Sie uns, wie wir Sie vergessen.',
  },
  appointments: {
    booked: {
      subject: '{kind}, {when}',
      heading: 'Sie stehen im Buch',
      text: 'Mit der Einladung in dieser E-Mail steht der Termin in Ihrem Kalender. Kommt etwas dazwischen, verlegen Sie ihn mit dem Link unten oder sagen ihn ab.',
    },
    moved: {
      subject: 'Verlegt: {kind}, {when}',
      heading: 'Wir haben Sie umgetragen',
      text: 'Mit dieser Einladung verschwindet der alte Termin aus Ihrem Kalender.',
    },
    cancelled: {
      subject: 'Gestrichen: {kind}, {when}',
      heading: 'Wir haben den Termin gestrichen',
      text: 'Auch aus Ihrem Kalender ist er verschwunden. Vielleicht in einer anderen Nacht.',
    },
    reminderDay: {
      subject: 'Morgen: {kind}, {when}',
      heading: 'Bis morgen',
      text: 'Braucht Sie das Haus? Dann verlegen Sie den Termin mit dem Link unten oder sagen ihn ab.',
    },
    reminderHour: {
      subject: 'In einer Stunde: {kind}, {when}',
      heading: 'In einer Stunde',
      text: 'Das Teewasser ist aufgesetzt.',
    },
    staff: {
      booked: {
        subject: '{name} hat gebucht: {kind}, {when}',
        heading: 'Es kommt jemand',
        text: '{name} hat einen Termin mit Ihnen.',
      },
      moved: {
        subject: '{name} hat verlegt: {kind}, {when}',
        heading: 'Es kommt jemand zu einer anderen Zeit',
        text: '{name} hat einen anderen Termin gewählt.',
      },
      cancelled: {
        subject: '{name} hat abgesagt: {kind}, {when}',
        heading: 'Es kommt doch niemand',
        text: 'Der Termin mit {name} ist wieder frei.',
      },
    },
    labels: { when: 'Wann', where: 'Wo', change: 'Verlegen oder absagen' },
  },
}
