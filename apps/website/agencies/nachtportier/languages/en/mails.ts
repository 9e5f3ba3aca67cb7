import type { Mails } from '#agency/schema/mails.ts'
import { contact } from './contact.ts'

/** The words of the mails, in the house's own voice. */
export const mails: Mails = {
  staff: {
    subject: 'Somebody rang: {name} ({reference})',
    heading: 'Somebody rang the bell',
    intro: '{name} would like to hear from you. Answer at the desk.',
    labels: {
      name: 'Guest',
      email: 'Mail',
      phone: 'Telephone',
      company: 'House',
      service: 'Asks for',
      message: 'In their words',
      page: 'Rang at',
      received: 'When',
      reference: 'Entry',
      desk: 'At the desk',
    },
    footer: 'From the night desk{site}.',
  },
  confirmation: {
    subject: '{brand}: entry {reference} in our book',
    heading: 'Your message is at the desk',
    greeting: 'Good evening, {name}.',
    greetingWithoutName: 'Good evening.',
    paragraphs: [`We wrote it down as {reference} and will answer within ${contact.responseTime}.`],
    referenceLabel: 'Entry',
    footer: 'Somebody gave us this address in our form. Was it not you? Then forget us, as we forget you.',
  },
  appointments: {
    booked: {
      subject: '{kind}, {when}',
      heading: 'You are in our book',
      text: 'The invitation in this mail puts it into your calendar. Something came up? Move or cancel it with the link below.',
    },
    moved: {
      subject: 'Moved: {kind}, {when}',
      heading: 'We have moved you',
      text: 'The old hour leaves your calendar with this invitation.',
    },
    cancelled: {
      subject: 'Crossed out: {kind}, {when}',
      heading: 'We have crossed it out',
      text: 'It has left your calendar, too. Another night, perhaps.',
    },
    reminderDay: {
      subject: 'Tomorrow: {kind}, {when}',
      heading: 'Until tomorrow',
      text: 'If the house needs you, move or cancel it with the link below.',
    },
    reminderHour: {
      subject: 'In an hour: {kind}, {when}',
      heading: 'In an hour',
      text: 'The kettle is on.',
    },
    staff: {
      booked: {
        subject: '{name} booked {kind}, {when}',
        heading: 'Somebody comes',
        text: '{name} has booked an hour with you.',
      },
      moved: {
        subject: '{name} moved {kind} to {when}',
        heading: 'Somebody comes at another hour',
        text: '{name} has picked another hour.',
      },
      cancelled: {
        subject: '{name} cancelled {kind}, {when}',
        heading: 'Somebody does not come',
        text: 'The hour with {name} is free again.',
      },
    },
    labels: { when: 'When', where: 'Where', change: 'Move or cancel' },
  },
}
