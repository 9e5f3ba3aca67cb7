import type { Pages } from '#agency/schema/pages.ts'
import { brand } from './brand.ts'
import { claims, upTo } from './numbers.ts'

/**
 * Every page: its address, and how it introduces itself in lists, to search engines, in previews and in browser tabs. A page of
 * a service exists where a service names it (services.ts), the page of case studies while there are stories, the legal notice
 * where one is given (pages/legal-notice.ts).
 */
export const pages: Pages = {
  home: {
    path: '/',
    name: 'Home',
    title: `${brand.name}: the front desk that never goes home`,
    description:
      'AI that answers customers, keeps the CRM complete and fills the calendar, day and night. See what it did last night, then talk to us.',
  },
  services: {
    path: '/services',
    name: 'Services',
    title: `Services: what we build and how · ${brand.name}`,
    description:
      'Customer support, CRM integration and scheduling, plus automation, data analysis and custom AI: what each one does and how we build it.',
  },
  'customer-support': {
    path: '/customer-support',
    name: 'Customer support',
    title: `AI customer support that shows its sources · ${brand.name}`,
    description:
      'An AI chatbot that answers from your own help pages, orders and policies, 24 hours a day, and hands over to a person with a summary.',
  },
  'crm-integration': {
    path: '/crm-integration',
    name: 'CRM integration',
    title: `CRM integration: a CRM that fills itself in · ${brand.name}`,
    description:
      'Calls, forms and e-mails become complete CRM records with an owner and a next step. For Salesforce, HubSpot and custom CRM systems.',
  },
  scheduling: {
    path: '/scheduling',
    name: 'Scheduling',
    title: `Intelligent scheduling that fills the gaps · ${brand.name}`,
    description: `Books, confirms and moves appointments by phone and chat at any hour, and fills the gaps. ${upTo(claims.noShows)} fewer no-shows, ${claims.hoursSaved.prefix} ${claims.hoursSaved.value} hours saved weekly.`,
  },
  'case-studies': {
    path: '/case-studies',
    name: 'Case studies',
    title: `Case studies: three desks, before and after · ${brand.name}`,
    description:
      'How an online shop, a dental group and a finance broker put AI to work: the challenge, the solution, the results in numbers.',
  },
  privacy: {
    path: '/privacy',
    name: 'Privacy',
    title: `Privacy · ${brand.name}`,
    description: `What ${brand.name} stores when you visit this site or get in touch, and how to have it deleted.`,
  },
  'legal-notice': {
    path: '/legal-notice',
    name: 'Legal notice',
    title: `Legal notice · ${brand.name}`,
    description: `Who is responsible for this site, and how to reach ${brand.legalName}.`,
  },
}
