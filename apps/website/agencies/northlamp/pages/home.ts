import type { Home } from '#agency/schema/home.ts'
import { brand } from '../brand.ts'
import { contact } from '../contact.ts'

/** The words of the home page, section by section in the order of the page. Its first screen is in `home-hero.ts`. */
export const home: Home = {
  night: {
    title: 'One night at the desk',
    caption: 'An example night. You were closed.',
    hours: ['6 pm', '8', '10', '12 am', '2', '4', '6', '8 am'],
    events: [
      { time: '6:52 pm', title: 'Return explained and started', detail: 'Chat' },
      { time: '9:17 pm', title: 'New lead logged, with company and need', detail: 'Web form to CRM' },
      { time: '11:40 pm', title: 'Appointment moved, gap filled', detail: 'Phone' },
      { time: '2:08 am', title: 'Upset customer, flagged for a person', detail: 'Summary ready for 8 am' },
      { time: '7:55 am', title: 'Your morning summary', detail: '14 done, 1 waiting for you' },
    ],
  },
  badges: [
    { title: 'Happy Clients', text: 'In their own words, further down' },
    { title: '24/7 AI Support', text: 'Nights, weekends, holidays' },
    { title: 'Advanced AI Technology', text: 'Tested on your own questions first' },
  ],
  problem: {
    title: 'What a closed front desk costs',
    lead: 'Four numbers that will look familiar to anyone who runs a service business.',
  },
  solutions: {
    title: 'Three desks we take over',
    lead: 'Start with the one that hurts most. Each works on its own, and better alongside the others.',
    cards: [
      {
        service: 'support',
        picture: 'conversation',
        title: 'Answers, with the source in view',
        text: 'Customers get a reply in seconds, in their own language. Your team gets what needs a person, with a summary on top.',
        link: 'Customer support',
      },
      {
        service: 'crm',
        picture: 'pipeline',
        title: 'Records that fill themselves in',
        text: 'A lead comes in and is looked up, scored and placed in the right column before anyone opens the e-mail.',
        link: 'CRM integration',
      },
      {
        service: 'scheduling',
        picture: 'week',
        title: 'A week without gaps',
        text: 'Bookings, reminders, changes and a waiting list that fills the gaps, at any hour and always by your rules.',
        link: 'Scheduling',
      },
    ],
  },
  about: {
    title: 'Hours come back. You can count them.',
    text: `We are engineers and former customer-service people. ${brand.name} starts with a week alongside your team, automates the steps they name, and measures before and after. Anything that doesn’t save time is switched off again.`,
    caseStudies: 'View Case Studies',
    flow: {
      caption: 'Example: incoming invoices at a wholesaler, 14 working days',
      steps: [
        { name: 'Invoice arrives', detail: 'PDF by e-mail' },
        { name: 'Read and checked', detail: 'Order, price, tax' },
        { name: 'Entered', detail: '112 of 118' },
        { name: 'Sent to a person', detail: '6, with reasons' },
      ],
      /** Minutes of manual work on each working day. */
      days: [212, 225, 198, 230, 219, 207, 96, 74, 61, 52, 47, 44, 45, 41],
      chart: { title: 'Manual work per day', before: '3 h 35 min before', after: '43 min after' },
    },
  },
  services: {
    title: 'What we build',
    lead: 'Six kinds of work, one team. Each begins with the questions you already get, not with a platform you have to learn.',
  },
  testimonials: { title: 'People who sleep at night' },
  cta: {
    title: 'Leave the light on for your customers.',
    text: 'Try it on the questions your own customers ask at night. Whatever doesn’t earn its place at the desk is switched off again.',
    trial: 'Start Your Free Trial',
    demo: 'Book a Demo',
  },
  contact: {
    title: 'Tell us about your front desk',
    lead: 'What do people ask, who answers, and what never gets done? Two sentences are enough.',
    phone: 'Phone',
    email: 'E-mail',
    hours: 'Hours',
    offices: 'Offices',
    next: 'What happens next',
    steps: [
      `Within ${contact.responseTime}, someone who builds these things reads your request.`,
      'On a call, we go through one day of your real enquiries.',
      'You get a written proposal: what to automate first, the price, and what to leave alone.',
    ],
  },
}
