import type { CustomerSupportPage } from '#agency/schema/service-pages.ts'

/**
 * The words of the page of a service that answers customers: a conversation, a note for the morning, benefits, industries, the form.
 * Set it to `null` when no service has this page.
 */
export const customerSupport: CustomerSupportPage | null = {
  hero: {
    title: 'Every customer is answered. At\u00a0once. Correctly.',
    lead: 'An assistant that reads what your team reads: help pages, orders, policies, past tickets. It answers in seconds, shows where the answer comes from, and fetches a person when it should.',
    action: 'Get your assistant',
    secondary: 'See what it does',
  },
  note: {
    title: 'What it should not answer, it keeps for you',
    text: 'Some things need a person. The assistant says so, promises nothing, and leaves a note where the morning shift finds it: what was asked, what was tried, how the customer sounds, and a reply to start from.',
    caption: 'Example: the note on the desk at 8 am',
    heading: 'For the morning shift',
    from: 'Chat, 2:08 am',
    rows: [
      { name: 'Customer', text: 'Ms Brandt, order 4398, third delivery attempt' },
      { name: 'Asked', text: 'Where is my parcel, and why does nobody call back?' },
      {
        name: 'Tried',
        text: 'Asked the carrier: lost on the way. Offered a new parcel, she wants to talk first.',
      },
      { name: 'Sounds', text: 'Upset, for good reasons' },
    ],
    replyName: 'To start from',
    reply:
      '“Ms Brandt, I have read everything. The parcel is lost, and that is on us. May I call you at nine?”',
  },
  benefits: {
    title: 'What changes on Monday',
    items: [
      {
        id: 'speed',
        title: 'Seconds instead of hours',
        text: 'Chat, e-mail and phone are answered when they come in, also on a Sunday night.',
      },
      {
        id: 'no-inventions',
        title: 'No invented answers',
        text: 'Every reply names its source. Without one, the assistant says so and asks a colleague.',
      },
      {
        id: 'hand-over',
        title: 'Hand-over with a summary',
        text: 'Your team sees what was asked, what was tried and how the customer sounds. Nobody asks twice.',
      },
      {
        id: 'actions',
        title: 'It does things, too',
        text: 'Starts returns, resends invoices, changes addresses: within limits that you set, line by line.',
      },
      {
        id: 'many-languages',
        title: 'Many languages, one voice',
        text: 'Your tone and your words for things, also in the languages nobody in the team speaks.',
      },
      {
        id: 'report',
        title: 'A report you can act on',
        text: 'The questions asked most, the gaps in your help pages, and a draft to close them.',
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
        text: 'First-line help, billing, bug triage with logs attached, from docs and past tickets.',
        asks: ['Why was I charged twice?', 'How do I invite my team?', 'The export hangs.'],
      },
      {
        id: 'healthcare',
        name: 'Healthcare',
        text: 'Opening hours, preparation, prescriptions to renew. Medical questions always go to staff.',
        asks: ['Must I fast before the test?', 'Do you take my insurance?', 'I need a new slot.'],
      },
    ],
  },
  form: {
    title: 'Put it to the test',
    lead: 'Send us real questions from last week. We show you which ones it answers, and how.',
  },
}
