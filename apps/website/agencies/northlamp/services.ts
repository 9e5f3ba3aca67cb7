import type { Service } from '#agency/schema/services.ts'
import { claims, upTo } from './numbers.ts'

/**
 * Everything you sell, in the order in which it is shown. An entry more, and it stands on the home page, the page of services,
 * in the forms (with a `formChoice`), in what search engines read and in what the assistant knows. Code and the other files
 * of this folder refer to a service by its `id`; every word of it is yours.
 */
export const services: Service[] = [
  {
    id: 'support',
    kind: 'core',
    name: 'AI customer support',
    title: '24/7 AI customer-support chatbots',
    formChoice: 'Customer Support',
    page: 'customer-support',
    icon: 'chat',
    summary:
      'Answers customers in seconds from your own help pages, orders and policies, and knows when to bring in a person.',
    detail: 'Chat, e-mail, phone',
    drawing: 'conversation',
    description:
      'An assistant on chat, e-mail and phone that answers from your own sources and does what you allow it to.',
    features: [
      'Answers with sources',
      'Actions in shop and billing systems',
      'Handover with a summary',
      'Your customers’ languages',
    ],
    benefits: [
      'Replies in seconds, day and night',
      'A team free for the hard questions',
      'The same answer on every channel',
    ],
    useCases: ['Returns and parcel tracking', 'Billing questions', 'First-line technical help'],
  },
  {
    id: 'crm',
    kind: 'core',
    name: 'CRM integration',
    title: 'Smart CRM integration',
    formChoice: 'CRM Integration',
    page: 'crm-integration',
    icon: 'record',
    summary:
      'Every call, form and message becomes a complete record with an owner and a next step. Nobody has to type it in.',
    detail: 'Salesforce, HubSpot, or yours',
    drawing: 'records',
    description:
      'Enquiries from every channel become complete, matched and scored records in the CRM you already use.',
    features: [
      { id: 'matching', text: 'Matching without duplicates' },
      { id: 'company-data', text: 'Company data filled in' },
      { id: 'scoring', text: 'Scoring you can read' },
      { id: 'review-list', text: 'Review list when in doubt' },
    ],
    benefits: [
      { text: `${upTo(claims.manualWork)} less manual work`, sample: claims.manualWork.sample },
      { id: 'owner-of-enquiries', text: 'Every enquiry has an owner' },
      'Forecasts built on facts',
    ],
    useCases: ['Inbound sales', 'Account handovers', 'Clean-up before a migration'],
  },
  {
    id: 'scheduling',
    kind: 'core',
    name: 'Intelligent scheduling',
    title: 'Intelligent appointment scheduling',
    formChoice: 'Appointment Setting',
    page: 'scheduling',
    icon: 'calendar',
    summary:
      'Books and moves appointments by phone or chat, sends reminders and fills the gaps, all by your rules.',
    detail: 'Google, Outlook, practice systems',
    drawing: 'calendar',
    description:
      'Books, confirms and moves appointments by phone and chat, and fills the gaps, all by your rules.',
    features: [
      'Phone and chat booking',
      'Reminders people can reply to',
      'Waiting lists',
      'Rooms, staff and buffers',
    ],
    benefits: [
      { text: `${upTo(claims.noShows)} fewer no-shows`, sample: claims.noShows.sample },
      { text: `${upTo(claims.hoursSaved)} hours saved weekly`, sample: claims.hoursSaved.sample },
      'Open for bookings 24/7',
    ],
    useCases: ['Practices and clinics', 'Advisers and lawyers', 'Salons and studios'],
  },
  {
    id: 'process',
    kind: 'other',
    name: 'Process automation',
    icon: 'flow',
    summary: 'Quotes, invoices, intake forms: the copying from one window to the next takes care of itself.',
    detail: { text: `${upTo(claims.manualWork)} less manual work`, sample: claims.manualWork.sample },
    description:
      'Quotes, invoices, intake: documents are read, checked against your systems and filed. Exceptions go to a person, with the reason.',
  },
  {
    id: 'data',
    kind: 'other',
    name: 'Data analysis',
    icon: 'chart',
    summary:
      'Ask in plain words which customers are about to leave or what sold on Tuesday, and get the answer with its source.',
    detail: { text: `${upTo(claims.analysisTime)} less analysis time`, sample: claims.analysisTime.sample },
    description: {
      text: `Questions in plain words, answers with the query behind them. ${upTo(claims.analysisTime)} less analysis time, because we do the gathering.`,
      sample: claims.analysisTime.sample,
    },
  },
  {
    id: 'custom',
    kind: 'other',
    name: 'Custom AI solutions',
    icon: 'tool',
    summary:
      'When the task is yours alone, we build for it: on your data, in your systems, with tests you can read.',
    detail: 'Built for one desk: yours',
    description:
      'Inspection photos, tenders, field reports: if people can explain how they decide, we can usually build it. If not, we’ll say so.',
  },
  {
    id: 'security',
    kind: 'additional',
    name: 'AI security and compliance',
    description: {
      text: 'Data stays in the region you choose and trains nobody’s model. Access by role, a log of every action, and the paperwork for GDPR and the EU AI Act.',
      sample: true,
    },
    facts: [
      { text: 'Hosted in the EU, the US or by you', sample: true },
      'Personal data masked',
      { text: 'Attacked by us before launch', sample: true },
    ],
    picture: 'masked',
    caption: 'Example: what the model gets to see',
  },
  {
    id: 'monitoring',
    kind: 'additional',
    name: '24/7 AI monitoring',
    description:
      'Every answer is scored, a person reads the odd ones the next morning, and if there’s an outage, we know before you do.',
    facts: [
      'Answer quality, daily',
      { text: 'Alerts to a person on call', sample: true },
      'Fallback to your team',
    ],
    picture: 'watched',
    caption: 'Example: a night of answers, one to review',
  },
  {
    id: 'deployment',
    kind: 'additional',
    name: 'Rapid deployment',
    description:
      'A first assistant on your own questions, before anything bigger. It starts after hours, when it can only help, and grows from there.',
    facts: ['One desk at a time', 'No change to your systems', 'A single off switch'],
    picture: 'growing',
    caption: 'Example: its working hours, stage by stage',
  },
]
