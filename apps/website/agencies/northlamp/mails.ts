import type { Mails } from '#agency/schema/mails.ts'
import { contact } from './contact.ts'

/** The words of the mails that a request sets off. What stands in braces is filled by the site. */
export const mails: Mails = {
  staff: {
    subject: 'New request: {service}, {company}',
    heading: 'A new request',
    intro: 'Answer {name} at the desk, where your colleagues see it too.',
    labels: {
      name: 'Name',
      email: 'E-mail',
      phone: 'Phone',
      company: 'Company',
      service: 'Service',
      message: 'Message',
      page: 'Form',
      received: 'Received',
      reference: 'Reference',
      desk: 'At the desk',
    },
    footer: 'Sent by your website{site} to your team.',
  },
  confirmation: {
    subject: 'We have your request ({reference})',
    heading: 'We have your request',
    greeting: 'Hello {name},',
    greetingWithoutName: 'Hello,',
    paragraphs: [
      `Thank you for writing to us. Your request has arrived, and we'll answer within ${contact.responseTime}.`,
      'If you want to add something, reply to this e-mail.',
    ],
    referenceLabel: 'Your reference',
    footer:
      'You get this e-mail because this address was entered in the form on our website. If that was not you, ignore it: we write no further e-mails on our own.',
  },
  appointments: {
    booked: {
      subject: '{kind}, {when}',
      heading: 'Your appointment is booked',
      text: 'The invitation in this e-mail puts it into your calendar. To move or cancel it, open the link below.',
    },
    moved: {
      subject: 'Moved: {kind}, {when}',
      heading: 'Your appointment has moved',
      text: 'The new invitation replaces the one in your calendar.',
    },
    cancelled: {
      subject: 'Cancelled: {kind}, {when}',
      heading: 'Your appointment is cancelled',
      text: 'It has left your calendar. You are welcome to book another time.',
    },
    reminderDay: {
      subject: 'Tomorrow: {kind}, {when}',
      heading: 'See you tomorrow',
      text: 'If you cannot make it, move or cancel it with the link below.',
    },
    reminderHour: {
      subject: 'In an hour: {kind}, {when}',
      heading: 'See you in an hour',
      text: 'We are looking forward to it.',
    },
    staff: {
      booked: {
        subject: '{name} booked {kind}, {when}',
        heading: 'A new appointment',
        text: '{name} has booked a time with you.',
      },
      moved: {
        subject: '{name} moved {kind} to {when}',
        heading: 'An appointment has moved',
        text: '{name} has chosen another time.',
      },
      cancelled: {
        subject: '{name} cancelled {kind}, {when}',
        heading: 'An appointment is cancelled',
        text: 'The appointment with {name} is off.',
      },
    },
    labels: { when: 'When', where: 'Where', change: 'Move or cancel' },
  },
}
