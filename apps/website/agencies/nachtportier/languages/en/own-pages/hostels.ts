import type { OwnPage } from '#agency/schema/own-pages.ts'
import { brand } from '../brand.ts'

/** For one trade: hostels. */
export const page: OwnPage = {
  path: '/en/for/hostels',
  name: 'For hostels',
  title: `A night desk for hostels · ${brand.name}`,
  description:
    'Late arrivals, lost keys, snoring in dorm four: what a night desk settles in a hostel, and what it leaves to you.',
  menu: { footer: 'At the desk' },
  heading: 'Eighty beds, and nobody at the desk.',
  lead: 'In a hostel the night is busier than the day. Most of it is the same five questions, in twelve languages.',
  sections: [
    {
      kind: 'logos',
      title: 'Works with what hostels run on',
      items: [
        { name: 'Booking portals' },
        { name: 'Door codes' },
        { name: 'Text messages' },
        { name: 'Telephone' },
        { name: 'Bed plans' },
      ],
    },
    {
      kind: 'points',
      id: 'nights',
      title: 'What a night is made of',
      lead: 'From the log of a house with eighty beds, in one week of July.',
      items: [
        {
          id: 'hostel-arrivals',
          title: 'The last train',
          text: 'Eleven guests arrive after midnight. Each gets the code of the door, the way to the bed, and a word about the lights.',
        },
        {
          id: 'hostel-lost-key',
          title: 'The lost key',
          text: 'The name and the bed are checked against the bookings before a new code goes out. The old one stops working.',
        },
        {
          id: 'hostel-noise',
          title: 'Dorm four snores',
          text: 'A free bed elsewhere is offered first. If there is none, earplugs are in the drawer by the stairs.',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'start',
      title: 'Open in three weeks',
      items: [
        {
          name: 'Three nights at your desk',
          time: 'Week 1',
          text: 'We write down every question, and what you answered.',
          result: 'You get: the house guide',
        },
        {
          name: 'You cross out what is wrong',
          time: 'Week 2',
          text: 'Beds, codes and rules are connected and tried.',
          result: 'You get: a night replayed',
        },
        {
          name: 'Two trial nights',
          time: 'Week 3',
          text: 'It answers, you keep your phone on.',
          result: 'You get: a report, and your plan',
        },
      ],
    },
    {
      kind: 'questions',
      title: 'Asked by hostels',
      items: [
        {
          id: 'hostel-age',
          question: 'Does it check who may stay in a dorm?',
          answer:
            'It checks the age in the booking against the rules of your house, and leaves the decision to you if they differ.',
        },
        {
          id: 'hostel-party',
          question: 'What happens when a party gets loud?',
          answer:
            'It writes to the room first. If somebody complains again within twenty minutes, it rings the person on duty.',
        },
      ],
    },
    {
      kind: 'action',
      title: 'See a week of your own nights',
      links: [
        { label: 'Book two trial nights', href: '/en/trial-nights' },
        { label: 'What it costs', href: '/en/prices#plans' },
      ],
    },
  ],
}
