import type { Home } from '#agency/schema/home.ts'
import { brand } from '../brand.ts'
import { contact } from '../contact.ts'

/** The words of the home page, with other counts than the site came with: four events, two badges, two offers, four steps. */
export const home: Home = {
  night: {
    title: 'One night at reception',
    caption: 'An example night at a hotel with thirty rooms.',
    hours: ['9 pm', '10', '11', '12 am', '1', '2', '3', '4', '5', '6 am'],
    events: [
      { time: '9:40 pm', title: 'Table moved to eight', detail: 'Phone' },
      { time: '11:52 pm', title: 'Door code sent again', detail: 'Text message' },
      { time: '1:15 am', title: 'Noise next door, owner woken', detail: 'The one call of the night' },
      { time: '5:30 am', title: 'Bills matched', detail: 'One does not add up' },
    ],
  },
  badges: [
    { title: 'Awake Every Night', text: 'Sundays and Christmas included' },
    { title: 'Twenty-Four Languages', text: 'From Polish to Portuguese' },
  ],
  problem: {
    title: 'What a sleeping house loses',
    lead: 'Three numbers from houses like yours, counted before we started.',
  },
  solutions: {
    title: 'Two desks we staff at night',
    lead: 'Begin with one. The second shares its house guide and is ready within a week.',
    cards: [
      {
        service: 'guest-messaging',
        picture: 'conversation',
        title: 'Guests get an answer, you get your sleep',
        text: 'Codes, keys, breakfast times: answered from your own house guide. Emergencies ring you, and nothing else does.',
        link: 'Guest messaging',
      },
      {
        service: 'reservations',
        picture: 'week',
        title: 'A dining room without holes',
        text: 'Guests book when they think of it, which is often at midnight. The waiting list fills whatever comes free.',
        link: 'Reservations',
      },
    ],
  },
  about: {
    title: 'Two brothers and a night desk',
    text: `Our parents ran a guest house for thirty years and never slept past six. ${brand.name} spends three nights at your reception before it writes a line of code.`,
    caseStudies: 'Read One Hotel’s Story',
    flow: {
      caption: 'Example: stock orders at a restaurant, ten evenings',
      steps: [
        { name: 'Bookings counted', detail: 'Tonight: 84 covers' },
        { name: 'Order written', detail: 'Fish, bread, wine' },
        { name: 'Chef nods', detail: 'One change' },
      ],
      days: [64, 71, 58, 66, 22, 17, 14, 12, 11, 12],
      chart: { title: 'Ordering work an evening', before: '65 min before', after: '12 min after' },
    },
  },
  services: {
    title: 'What we take over',
    lead: 'Five jobs that keep you up, done by morning. Each works with the booking system you have.',
  },
  testimonials: { title: 'From the guest book' },
  cta: {
    title: 'Sleep on it. We’ll be up.',
    text: 'Give us two nights at your desk. If your guests notice a difference, it will be a shorter wait.',
    trial: 'Book Two Trial Nights',
    demo: 'See a Night Replayed',
  },
  contact: {
    title: 'Tell us about your nights',
    lead: 'How many rooms or tables, and what wakes you? A sentence each is plenty.',
    phone: 'Telephone',
    email: 'E-mail',
    hours: 'Reception hours',
    offices: 'Our houses',
    next: 'What happens next',
    steps: [
      `Within ${contact.responseTime} one of us calls you back, in the afternoon.`,
      'We spend three nights at your desk and write down every question.',
      'You read the house guide we made of it, and cross out what is wrong.',
      'Two trial nights follow. You keep your phone on, and probably won’t need it.',
    ],
  },
}
