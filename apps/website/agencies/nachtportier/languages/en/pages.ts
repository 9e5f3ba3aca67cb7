import type { Pages } from '#agency/schema/pages.ts'
import { brand } from './brand.ts'

/** Every page, at addresses of this agency's own. No service has the page of records. */
export const pages: Pages = {
  home: {
    path: '/en',
    name: 'Lobby',
    title: `${brand.name}: the desk that is awake`,
    description:
      'An AI night porter for hotels, hostels and restaurants: it answers guests, takes reservations and wakes you only when it must.',
  },
  services: {
    path: '/en/what-we-do',
    name: 'What we do',
    title: `Guest messages, reservations, menus & more · ${brand.name}`,
    description:
      'Three things we take over at night, two more for the morning, and the three steps that lead there.',
  },
  'customer-support': {
    path: '/en/guest-messaging',
    name: 'Guest messaging',
    title: `Guest messaging through the night · ${brand.name}`,
    description:
      'Late check-ins, door codes, breakfast times: answered in seconds, from your own house guide and bookings.',
  },
  'crm-integration': {
    path: '/en/records',
    name: 'Records',
    title: `Records · ${brand.name}`,
    description: 'Not offered.',
  },
  scheduling: {
    path: '/en/reservations',
    name: 'Reservations',
    title: `Tables and rooms, booked around the clock · ${brand.name}`,
    description:
      'Reservations taken, confirmed and moved by phone and message, with a waiting list that fills what comes free.',
  },
  'case-studies': {
    path: '/en/guest-book',
    name: 'Guest book',
    title: `A hotel that sleeps at night · ${brand.name}`,
    description: 'How a lakeside hotel went from 21 calls a week in the middle of the night to two.',
  },
  privacy: {
    path: '/en/legal/privacy',
    name: 'Privacy',
    title: `Privacy · ${brand.name}`,
    description: `What ${brand.name} keeps when you visit or write, and for how long.`,
  },
  'legal-notice': {
    path: '/en/legal/impressum',
    name: 'Impressum',
    title: `Impressum · ${brand.name}`,
    description: `Who answers for this site: ${brand.legalName}, Berlin.`,
  },
}
