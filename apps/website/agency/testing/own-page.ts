import type { OwnPage } from '../schema/own-pages.ts'
import type { OwnSection } from '../schema/own-sections.ts'

/** A list of prices: a plan with two prices, one with a price, one without. */
export const prices: OwnSection = {
  kind: 'prices',
  id: 'plans',
  title: 'What it costs',
  currency: 'EUR',
  periods: {
    label: 'How you pay',
    monthly: { label: 'Monthly', per: 'a month' },
    yearly: { label: 'Yearly', per: 'a year' },
  },
  plans: [
    {
      id: 'small',
      name: 'Small',
      text: 'For one desk.',
      price: { monthly: 89.5, yearly: 890 },
      includes: ['Mail'],
    },
    {
      name: 'Course',
      text: 'One day.',
      price: 400,
      per: 'once',
      includes: [{ text: 'Lunch' }],
      action: { label: 'Book', href: '/#contact' },
      highlight: 'Most take this',
    },
    { name: 'Large', text: 'For many desks.', price: 'On request', includes: ['All'] },
  ],
}

export const questions: OwnSection = {
  kind: 'questions',
  title: 'Asked often',
  items: [{ question: 'Is it <safe>?', answer: ['Yes.', 'See [the plans](#plans).'] }],
}

export const people: OwnSection = {
  kind: 'people',
  title: 'Who we are',
  items: [{ name: 'Dr. Ada Maria Okoro', role: 'Founder', text: 'Answers the phone.' }],
}

/** A page with these sections. */
export const ownPage = (sections: OwnSection[], changed: Partial<OwnPage> = {}): OwnPage => ({
  path: '/offer',
  name: 'Offer',
  title: 'What we offer',
  description: 'All that we offer, and for how much.',
  menu: 'none',
  heading: 'The offer',
  lead: 'It is short.',
  sections,
  ...changed,
})
