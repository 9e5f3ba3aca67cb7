import type { OwnPage } from '#agency/schema/own-pages.ts'
import { brand } from '../brand.ts'
import { contact } from '../contact.ts'

/** The two free nights, and a form for them alone. */
export const page: OwnPage = {
  path: '/en/trial-nights',
  name: 'Trial nights',
  title: `Two trial nights, free · ${brand.name}`,
  description: 'How two trial nights go, what you need for them, and a form to choose yours.',
  menu: 'none',
  heading: 'Two nights to find out.',
  lead: 'Everything is free until you say yes: the three nights at your desk, the house guide, and two nights in which it answers.',
  sections: [
    {
      kind: 'form',
      id: 'book',
      title: 'Choose your two nights',
      lead: 'A quiet night and a full one tell you most.',
      points: [
        'A list of your rooms or tables is enough to begin',
        'You keep your phone on, and can take over at any time',
        'In the morning you get a report, and your plan by the price list',
      ],
      pageSource: 'trial-nights',
      service: 'guest-messaging',
      submitLabel: 'Book two trial nights',
      successText: `Thank you. We'll call within ${contact.responseTime} to pick your two nights.`,
      againLabel: 'Book Another Trial',
    },
  ],
}
