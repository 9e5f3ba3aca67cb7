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
      { time: '9:17 pm', title: 'New lead filed, with company and need', detail: 'Web form to CRM' },
      { time: '11:40 pm', title: 'Appointment moved, gap filled', detail: 'Phone' },
      { time: '2:08 am', title: 'Upset customer, kept for a person', detail: 'Summary ready for 8 am' },
      { time: '7:55 am', title: 'Your morning summary', detail: '14 done, 1 waiting for you' },
    ],
  },
  badges: [
    { title: 'Happy Clients', text: 'They say so themselves, further down' },
    { title: '24/7 AI Support', text: 'Nights, weekends, holidays' },
    { title: 'Advanced AI Technology', text: 'Tested on your own questions first' },
  ],
  problem: {
    title: 'What a closed front desk costs',
    lead: 'Four numbers that most service businesses recognise before they have finished reading them.',
  },
  solutions: {
    title: 'Three desks we take over',
    lead: 'Start with the one that hurts most. Each works alone, and each gets better next to the others.',
    cards: [
      {
        service: 'support',
        picture: 'conversation',
        title: 'Answers, with the source in view',
        text: 'Customers get a reply in seconds, in their language. Your team gets what needs a person, with a summary on top.',
        link: 'Customer support',
      },
      {
        service: 'crm',
        picture: 'pipeline',
        title: 'Records that fill themselves',
        text: 'A lead comes in, is looked up, scored and placed in the right column, before anyone has opened the mail.',
        link: 'CRM integration',
      },
      {
        service: 'scheduling',
        picture: 'week',
        title: 'A week without holes',
        text: 'Bookings, reminders, moves and a waiting list that fills the gap: by the rules of your calendar, at any hour.',
        link: 'Scheduling',
      },
    ],
  },
  about: {
    title: 'Hours come back. You can count them.',
    text: `We are engineers and former service people. ${brand.name} starts with a week beside your team, automates the steps they name, and measures before and after. What does not save time is switched off again.`,
    caseStudies: 'View Case Studies',
    flow: {
      caption: 'Example: incoming invoices at a wholesaler, 14 working days',
      steps: [
        { name: 'Invoice arrives', detail: 'PDF by e-mail' },
        { name: 'Read and checked', detail: 'Order, price, tax' },
        { name: 'Booked', detail: '112 of 118' },
        { name: 'Doubts to a person', detail: '6, with reasons' },
      ],
      /** Minutes of manual work on each working day. */
      days: [212, 225, 198, 230, 219, 207, 96, 74, 61, 52, 47, 44, 45, 41],
      chart: { title: 'Manual work a day', before: '3 h 35 min before', after: '43 min after' },
    },
  },
  services: {
    title: 'What we build',
    lead: 'Six kinds of work, one team. Each begins with the questions you already get, not with a platform you have to learn.',
  },
  testimonials: { title: 'People who sleep at night' },
  cta: {
    title: 'Leave the light on for your customers.',
    text: 'Try it on the questions your own customers ask at night. What does not earn its place at the desk is switched off again.',
    trial: 'Start Your Free Trial',
    demo: 'Book a Demo',
  },
  contact: {
    title: 'Tell us about your front desk',
    lead: 'What do people ask, who answers, and what is left undone? Two sentences are enough.',
    phone: 'Phone',
    email: 'E-mail',
    hours: 'Hours',
    offices: 'Offices',
    next: 'What happens next',
    steps: [
      `Within ${contact.responseTime} a person who builds these things reads your request.`,
      'In a call we look at one day of your real enquiries.',
      'You get a written proposal: what to automate first, the price, and what to leave alone.',
    ],
  },
}
