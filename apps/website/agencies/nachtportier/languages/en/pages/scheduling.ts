import type { WeekPage } from '#agency/schema/service-pages.ts'
import { claims } from '../numbers.ts'

/** The words of the page of reservations. */
export const scheduling: WeekPage = {
  layout: 'week',
  hero: {
    title: 'Booked at midnight, seated at seven.',
    lead: 'Guests reserve, move and cancel by phone or message whenever they like. Your table plan keeps its rules, and the waiting list does the rest.',
    action: 'See my empty tables',
    secondary: 'How it books',
  },
  features: {
    title: 'What it does with your book',
    items: [
      {
        id: 'two-seatings',
        title: 'Keeps two seatings apart',
        text: 'Six and half past eight, with twenty minutes to reset the table.',
        strip: ['busy 8', 'buffer 2', 'new 8'],
      },
      {
        id: 'confirmations',
        title: 'Asks whether they are coming',
        text: 'A message in the afternoon, answered with one digit.',
        strip: ['kept 6', 'kept 7', 'gap 5'],
      },
      {
        id: 'large-parties',
        title: 'Handles large parties',
        text: 'Twelve people, two tables, a deposit and a set menu.',
        strip: ['new 12', 'busy 6'],
      },
      {
        id: 'table-waiting-list',
        title: 'Fills cancelled tables',
        text: 'The first guest on the waiting list who lives nearby is asked first.',
        strip: ['busy 6', 'new 5', 'busy 7'],
      },
    ],
  },
  results: {
    title: 'Three results from one season',
    items: [
      {
        ...claims.emptyTables,
        id: 'emptyTables',
        text: 'Counted on Fridays and Saturdays, May to September.',
      },
      {
        ...claims.nightBookings,
        id: 'nightBookings',
        text: 'Between closing time and seven in the morning.',
      },
      {
        id: 'service-hours',
        value: '0',
        prefix: '',
        label: 'calls taken during service',
        text: 'The phone at the bar is a decoration now.',
        service: 'reservations',
      },
    ],
  },
  industries: {
    title: 'Books it has kept',
    items: [
      {
        id: 'restaurants',
        name: 'Restaurants and inns',
        text: 'Terraces, dogs, prams and the regular at table four.',
        strip: ['busy 6', 'buffer 1', 'new 6', 'gap 5'],
      },
      {
        id: 'hotels',
        name: 'Hotels',
        text: 'Rooms, cots and late check-outs, in the booking engine you already pay for.',
        strip: ['busy 10', 'new 8'],
      },
    ],
  },
  steps: {
    title: 'From the paper book to the night porter',
    items: [
      {
        id: 'copying-book',
        title: 'We copy your book',
        text: 'Tables, chairs, seatings and the habits of your regulars.',
      },
      {
        id: 'house-rules',
        title: 'You write the rules',
        text: 'Who may sit where, and from how many guests a deposit is due.',
      },
      {
        id: 'first-calls',
        title: 'It takes the first calls',
        text: 'Mondays only, when you are closed anyway.',
      },
      { id: 'every-call', title: 'It takes them all', text: 'You listen in whenever you like.' },
    ],
  },
  month: {
    caption: 'Example: last May, with the tables that would have been filled',
    days: ['Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    weeks: [
      ['bbee', 'bbfe', 'bbbf', 'bbbb', 'bfbb', 'bbbe'],
      ['bfee', 'bbee', 'bbff', 'bbbf', 'bbbb', 'bbfe'],
      ['beee', 'bbfe', 'bbbe', 'bfbb', 'bbbf', 'bbbf'],
    ],
  },
  form: {
    title: 'Bring one page of your book',
    lead: 'We count the tables that stayed empty and tell you which of them we would have filled.',
  },
}
