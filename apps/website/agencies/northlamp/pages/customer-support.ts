import type { ConversationPage } from '#agency/schema/service-pages.ts'

/**
 * The words of the page of a service that answers customers: a conversation, a note for the morning, benefits, industries, the form.
 */
export const customerSupport: ConversationPage = {
  layout: 'conversation',
  hero: {
    title: 'Every customer answered. At\u00a0once. Correctly.',
    lead: 'An assistant that reads what your team reads: help pages, orders, policies, past tickets. It answers in seconds, shows where each answer comes from, and brings in a person when it should.',
    action: 'Get Started',
    secondary: 'See what it does',
  },
  note: {
    title: 'What it shouldn’t answer, it leaves to you',
    text: 'Some things need a person. The assistant says so, promises nothing, and leaves a note where the morning shift will find it: what was asked, what was tried, how the customer sounds, and a draft reply.',
    caption: 'Example: the note on the desk at 8 am',
    heading: 'For the morning shift',
    from: 'Chat, 2:08 am',
    rows: [
      { name: 'Customer', text: 'Ms Brandt, order 4398, third delivery attempt' },
      { name: 'Asked', text: 'Where is my parcel, and why has nobody called back?' },
      {
        name: 'Tried',
        text: 'Asked the carrier: lost in transit. Offered a replacement; she wants to talk first.',
      },
      { name: 'Sounds', text: 'Upset, and rightly so' },
    ],
    replyName: 'Draft reply',
    reply:
      '“Ms Brandt, I’ve read everything. Your parcel is lost, and that’s on us. May I call you at nine?”',
  },
  benefits: {
    title: 'What changes on Monday',
    items: [
      {
        id: 'speed',
        title: 'Seconds instead of hours',
        text: 'Chat, e-mail and phone are answered straight away, even on a Sunday night.',
      },
      {
        id: 'no-inventions',
        title: 'No invented answers',
        text: 'Every reply names its source. If there isn’t one, the assistant says so and asks a colleague.',
      },
      {
        id: 'hand-over',
        title: 'Handover with a summary',
        text: 'Your team sees what was asked, what was tried and how the customer sounds. Nobody has to ask twice.',
      },
      {
        id: 'actions',
        title: 'It does things, too',
        text: 'Starts returns, resends invoices, changes addresses, all within limits you set line by line.',
      },
      {
        id: 'many-languages',
        title: 'Many languages, one voice',
        text: 'Your tone and your vocabulary, even in languages nobody on the team speaks.',
      },
      {
        id: 'report',
        title: 'A report you can act on',
        text: 'The most common questions, the gaps in your help pages, and a draft to fill them.',
      },
    ],
  },
  industries: {
    title: 'Where it fits',
    items: [
      {
        id: 'e-commerce',
        name: 'E-commerce',
        text: 'Parcels, returns, sizes, stock. Connected to the shop and to the carrier.',
        asks: ['Where is my parcel?', 'Does this run small?', 'I got the wrong colour.'],
      },
      {
        id: 'saas',
        name: 'SaaS',
        text: 'First-line help, billing and bug triage with logs attached, drawn from docs and past tickets.',
        asks: ['Why was I charged twice?', 'How do I invite my team?', 'My export is stuck.'],
      },
      {
        id: 'healthcare',
        name: 'Healthcare',
        text: 'Opening hours, preparation, repeat prescriptions. Medical questions always go to staff.',
        asks: ['Should I fast before the test?', 'Do you take my insurance?', 'Can I rebook?'],
      },
    ],
  },
  form: {
    title: 'Put it to the test',
    lead: 'Send us real questions from last week. We’ll show you which ones it answers, and how.',
  },
}
