import type { ServicesPage } from '#agency/schema/services-page.ts'

/** The words of the page of all services. */
export const servicesPage: ServicesPage = {
  hero: {
    title: 'Everything we do while you sleep.',
    lead: 'Three jobs for the night, two for the early morning, and an audit that adds it all up.',
    contents: 'Floors',
  },
  headings: { features: 'What it does', benefits: 'What you notice', useCases: 'Where', more: 'More about' },
  beyond: { title: 'Before the first coffee', short: 'Reviews and stock', answer: null },
  additional: {
    title: 'And at three, the books',
    short: 'Night audit',
    masked: ['Room 14, |Ms Nowak|, two nights.'],
    stages: ['Nights', 'Nights and Sundays'],
  },
  process: {
    title: 'Three steps to a quiet night',
    steps: [
      {
        id: 'three-nights',
        name: 'We sit in',
        time: 'Week 1',
        text: 'Three nights at your reception, with a notebook.',
        result: 'You get: every question your guests asked',
      },
      {
        id: 'writing-guide',
        name: 'We write the guide',
        time: 'Week 2',
        text: 'Your house guide, your rules, your list of emergencies. You correct it.',
        result: 'You get: a guide that your day team will want as well',
      },
      {
        id: 'trial-nights',
        name: 'Two trial nights',
        time: 'Week 3',
        text: 'The night porter takes over, and one of us stays awake beside it.',
        result: 'You get: a report in the morning, and a price',
      },
    ],
  },
  close: {
    title: 'Which job keeps you up?',
    text: 'Tell us about last night. We say what a night porter would have done, and what it would have left to you.',
    action: 'Tell us about last night',
  },
}
