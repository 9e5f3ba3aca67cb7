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
    footer: 'Sent by your website{site} because this address is in NOTIFY_EMAIL.',
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
}
