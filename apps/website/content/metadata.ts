import { brand } from './brand.ts'

/** How each page introduces itself to search engines, previews and browser tabs. Each title and description is unique. */
export const metadata = {
  home: {
    title: `${brand.name}: the front desk that never goes home`,
    description:
      'AI that answers customers, keeps the CRM complete and fills the calendar, day and night. See what it did last night, then talk to us.',
  },
  services: {
    title: `Services: what we build and how · ${brand.name}`,
    description:
      'Three core services with features, benefits and use cases, three that keep them safe and running, and a process in four steps.',
  },
  customerSupport: {
    title: `AI customer support that shows its sources · ${brand.name}`,
    description:
      'An AI chatbot that answers from your own help pages, orders and policies, 24 hours a day, and hands over to a person with a summary.',
  },
  crmIntegration: {
    title: `CRM integration that fills in itself · ${brand.name}`,
    description:
      'Calls, forms and e-mails become complete CRM records with an owner and a next step. For Salesforce, HubSpot and custom CRM systems.',
  },
  scheduling: {
    title: `Intelligent scheduling that fills the gaps · ${brand.name}`,
    description:
      'Appointments booked, confirmed, moved and refilled by phone and chat, at any hour. Up to 80% fewer no-shows and up to 15 hours saved weekly.',
  },
  caseStudies: {
    title: `Case studies: three desks, before and after · ${brand.name}`,
    description:
      'How an online shop, a dental group and a finance broker put AI to work: the challenge, the solution, the results in numbers.',
  },
  privacy: {
    title: `Privacy · ${brand.name}`,
    description: `What ${brand.name} stores when you visit this site or get in touch, and how to have it deleted.`,
  },
} as const
