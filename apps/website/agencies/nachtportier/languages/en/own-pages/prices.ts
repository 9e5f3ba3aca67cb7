import type { OwnPage } from '#agency/schema/own-pages.ts'
import { brand } from '../brand.ts'
import { contact } from '../contact.ts'

/** What it costs, and what is in it. */
export const page: OwnPage = {
  path: '/en/prices',
  formerPaths: ['/en/preise'],
  name: 'Prices',
  title: `Prices of a night porter · ${brand.name}`,
  description: 'Three plans by the month or by the year, what each includes, and what never costs extra.',
  menu: { footer: 'At the desk' },
  heading: 'Less than one night a month.',
  lead: 'A night porter in person costs a house about €2,900 a month. Ours is a tenth of that, and you pay from the first night that it works alone.',
  sections: [
    {
      kind: 'prices',
      id: 'plans',
      title: 'Three ways to sleep',
      lead: 'By the month, without a term. By the year, two months are free.',
      currency: 'EUR',
      periods: {
        label: 'How you pay',
        monthly: { label: 'Monthly', per: 'a month' },
        yearly: { label: 'Yearly', per: 'a year' },
      },
      plans: [
        {
          id: 'bell',
          name: 'The bell',
          text: 'One desk at night, for houses of up to twelve rooms or forty covers.',
          price: { monthly: 119, yearly: 1190 },
          includes: [
            'Guest messaging or reservations',
            'Text messages and booking portals',
            'Up to 300 conversations a month',
            'Emergencies ring your phone',
          ],
          action: { label: 'Book two trial nights', href: '/en/trial-nights' },
        },
        {
          id: 'night-desk',
          name: 'The night desk',
          text: 'Both desks, and the telephone, for houses that get calls at night.',
          highlight: 'Most houses take this one',
          price: { monthly: 289, yearly: 2890 },
          includes: [
            'Guest messaging and reservations',
            'Telephone as well, on your own number',
            'Up to 1,200 conversations a month',
            'Emergencies ring your phone',
            'Menus in twenty-four languages',
          ],
          action: { label: 'Book two trial nights', href: '/en/trial-nights' },
        },
        {
          id: 'several-houses',
          name: 'Several houses',
          text: 'One house guide for each house, one report in the morning for all.',
          price: 'By the house',
          includes: [
            'Everything in the night desk',
            'Night audit for each house',
            'A contact person of your own',
            'Your booking system, whatever it is',
          ],
          action: { label: 'Tell us about your houses', href: '/en#contact' },
        },
      ],
      note: 'Prices exclude value added tax. Set-up, the house guide and two trial nights are free. A house with more conversations moves to the next plan the month after, never retroactively.',
    },
    {
      kind: 'comparison',
      title: 'What is in which',
      of: 'Included',
      columns: ['The bell', 'The night desk', 'Several houses'],
      yes: 'Yes',
      no: 'No',
      rows: [
        { name: 'Conversations a month', values: ['300', '1,200', 'By the house'] },
        { name: 'Text messages, booking portals', values: [true, true, true] },
        { name: 'Telephone', values: [false, true, true] },
        { name: 'Languages', values: ['24', '24', '24'] },
        { name: 'Waiting list', values: [true, true, true] },
        { name: 'Menus of the day', values: [false, true, true] },
        { name: 'Night audit', values: [false, false, true] },
        { name: 'Answer from a person', values: [contact.responseTime, contact.responseTime, 'Same day'] },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: 'What people ask before they sign',
      items: [
        {
          id: 'price-trial',
          question: 'What do the trial nights cost?',
          answer:
            'The two trial nights cost nothing, and neither does the house guide that we write for them. You keep it either way.',
        },
        {
          id: 'price-conversation',
          question: 'What counts as a conversation?',
          answer:
            'Everything that one guest asks within a day counts as one conversation, whether it takes two messages or twenty. Spam does not count.',
        },
        {
          id: 'price-season',
          question: 'We close in winter. Do we pay?',
          answer: [
            'A month in which your house is closed costs nothing if you tell us by the 20th of the month before.',
            `Write to ${contact.email}, or call ${contact.phone}.`,
          ],
        },
        {
          id: 'price-commission',
          question: 'Do you take a commission on bookings?',
          answer: 'No. We take no commission on rooms or tables, and we do not sell your guests anything.',
        },
      ],
    },
    {
      kind: 'action',
      title: 'Two nights, free. Then decide.',
      lead: 'You keep your phone on, and probably won’t need it.',
      links: [
        { label: 'Book two trial nights', href: '/en/trial-nights' },
        { label: 'Who we are', href: '/en/brothers' },
      ],
    },
  ],
}
