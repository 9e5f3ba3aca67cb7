import type { Assistant } from '#agency/schema/assistant.ts'
import { home } from './pages/home.ts'

/** What the assistant of the voice call knows beyond the pages. */
export const assistant: Assistant = {
  alsoCalled: {
    'guest-messaging': [
      'guest messages',
      'messages',
      'messaging',
      'night porter',
      'late check in',
      'door codes',
    ],
    reservations: [
      'reservation',
      'bookings',
      'table reservations',
      'table bookings',
      'room bookings',
      'table plan',
    ],
    menus: ['menu', 'menus', 'translations', 'menu translation', 'translated menus', 'allergens'],
    reviews: ['reviews', 'review answers', 'replies to reviews', 'ratings'],
    stock: ['stock', 'ordering', 'supplier orders', 'orders', 'inventory'],
    'night-audit': ['audit', 'closing the books', 'takings', 'daily closing'],
    hotels: ['hotel', 'guest house', 'pension', 'bed and breakfast'],
    hostels: ['hostel', 'youth hostel', 'backpackers'],
    restaurants: ['restaurant', 'inn', 'tavern', 'bistro', 'café'],
    'holiday-flats': ['holiday flat', 'holiday apartment', 'holiday apartments', 'Ferienwohnung'],
  },
  places: {
    pages: {
      home: ['lobby', 'home page', 'start page'],
      services: ['services page', 'list of services'],
      'customer-support': ['guest messaging page', 'messaging page'],
      scheduling: ['reservations page', 'booking page'],
      'case-studies': ['guest book', 'case studies', 'success stories'],
      privacy: ['privacy page', 'privacy policy'],
      'legal-notice': ['impressum', 'imprint', 'legal notice'],
    },
    sections: {
      contact: ['contact', 'contact form', 'form', 'reception'],
      about: ['results', 'about us', 'about section'],
      services: ['services', 'what you take over'],
    },
  },
  answers: {
    price: { from: ['plans'] },
    trial: home.cta.text,
    demo: 'We can replay a night from a house like yours, message by message.',
    languages: 'I speak English. The night porters that we build speak 24 languages.',
    duration:
      'We promise no time. The hotel of our story was live in three weeks: three nights at your desk, the house guide, then two trial nights.',
    'getting-started': 'You start by writing to us: a sentence about your house is plenty.',
    privacy: { from: ['request'] },
    'data-rights': { from: ['rights'] },
    'hand-over': { from: ['emergencies'] },
    accuracy: { from: ['house-guide'] },
  },
}
