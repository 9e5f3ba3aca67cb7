import type { Service } from '#agency/schema/services.ts'
import { claims, upTo } from './numbers.ts'

/** Everything on offer: three core services, of which one has no page, two others and an additional one. */
export const services: Service[] = [
  {
    id: 'guest-messaging',
    kind: 'core',
    name: 'Guest messaging',
    title: 'Guest messaging around the clock',
    formChoice: 'Guest Messaging',
    page: 'customer-support',
    icon: 'chat',
    summary:
      'Answers guests by text, phone and booking portal, from your house guide and your bookings, and wakes you only when it must.',
    detail: 'Text messages, phone, booking portals',
    drawing: 'conversation',
    description:
      'A night porter that answers your guests in seconds, from your own house guide and bookings.',
    features: [
      'Door codes and late check-ins',
      'Answers from your house guide',
      'A wake-up call for emergencies',
    ],
    benefits: [`${claims.nightAnswers.value} of night messages settled`, 'Guests who never wait in the rain'],
    useCases: ['Late arrivals', 'Lost keys', 'Noise next door'],
  },
  {
    id: 'reservations',
    kind: 'core',
    name: 'Table and room reservations',
    formChoice: 'Tables & Rooms',
    page: 'scheduling',
    icon: 'calendar',
    summary:
      'Takes, confirms and moves reservations by phone and message, and fills the tables that come free.',
    detail: 'Table plans, booking engines, phone',
    drawing: 'calendar',
    description:
      'Tables and rooms booked, confirmed and moved by phone and message, by the rules of your house.',
    features: [
      'Bookings by phone and message',
      { id: 'deposits', text: 'Deposits for large parties' },
      'A waiting list for busy nights',
    ],
    benefits: [`${upTo(claims.emptyTables)} fewer empty tables`, 'A phone that rests during service'],
    useCases: ['Restaurants with two seatings', 'Small hotels', 'Hostels'],
  },
  {
    id: 'menus',
    kind: 'core',
    name: 'Menus in every language',
    formChoice: 'Menus & Translations',
    icon: 'record',
    summary:
      'Turns the menu of the day into every language your guests read, with allergens, before the first table sits.',
    detail: 'Print, web, QR codes',
    drawing: 'records',
    description:
      'The menu of the day in every language your guests read, checked for allergens and ready to print.',
    features: ['Twenty-four languages', { id: 'allergens', text: 'Allergens marked on every dish' }],
    benefits: ['No more menus from last week', 'Dishes that sound as good as they taste'],
    useCases: ['Restaurants on a harbour', 'Breakfast buffets'],
  },
  {
    id: 'reviews',
    kind: 'other',
    name: 'Review replies',
    formChoice: 'Review Replies',
    icon: 'tool',
    summary:
      'Drafts a reply to every review in the voice of the house. You read it, change a word and send it.',
    detail: 'All major portals',
    description:
      'A draft for every review by breakfast, polite to the angry ones and brief to the happy ones. You send it.',
  },
  {
    id: 'stock',
    kind: 'other',
    name: 'Stock orders',
    icon: 'chart',
    summary:
      'Counts what tonight’s bookings will eat and drink, and writes the order before the supplier closes.',
    detail: `${upTo(claims.orderingTime)} less ordering work a week`,
    description:
      'The order for tomorrow, worked out from tonight’s bookings and written before the supplier closes.',
  },
  {
    id: 'night-audit',
    kind: 'additional',
    name: 'Night audit',
    description:
      'The day’s takings, open bills and arrivals are matched at three in the morning. Whatever does not add up is on your desk by six.',
    facts: ['Bills and bookings matched', 'Differences with their receipts', 'Nothing is posted without you'],
    picture: 'watched',
    caption: 'Example: a night of bills, one that does not add up',
  },
]
