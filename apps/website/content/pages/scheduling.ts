import { metadata } from '../metadata.ts'
import { claims } from '../numbers.ts'

/** The words of the page on scheduling. */
export const scheduling = {
  meta: metadata.scheduling,
  hero: {
    title: 'A full week, without a single call.',
    lead: 'People book, move and cancel by phone or chat at any hour. Reminders go out, gaps are offered to the waiting list, and your calendar obeys its own rules.',
    action: 'Book your demo',
    secondary: 'What it does',
  },
  week: {
    title: 'A week that fills itself',
    caption: 'Example week. Blue: filled overnight.',
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    hours: ['9', '10', '11', '12', '1', '2', '3', '4'],
    /** Day and hour are positions in the lists above; length in hours. */
    slots: [
      { day: 0, hour: 0, length: 2, label: 'Check-up', filled: false },
      { day: 0, hour: 3, length: 1, label: 'Call', filled: false },
      { day: 0, hour: 5, length: 2, label: 'Consultation', filled: true },
      { day: 1, hour: 0, length: 1, label: 'Follow-up', filled: false },
      { day: 1, hour: 1, length: 2, label: 'First visit', filled: true },
      { day: 1, hour: 5, length: 1, label: 'Call', filled: false },
      { day: 1, hour: 6, length: 2, label: 'Check-up', filled: false },
      { day: 2, hour: 1, length: 2, label: 'Consultation', filled: false },
      { day: 2, hour: 4, length: 1, label: 'Follow-up', filled: true },
      { day: 2, hour: 5, length: 2, label: 'First visit', filled: false },
      { day: 3, hour: 0, length: 2, label: 'First visit', filled: false },
      { day: 3, hour: 2, length: 1, label: 'Call', filled: true },
      { day: 3, hour: 4, length: 2, label: 'Check-up', filled: false },
      { day: 3, hour: 7, length: 1, label: 'Call', filled: true },
      { day: 4, hour: 0, length: 1, label: 'Call', filled: false },
      { day: 4, hour: 1, length: 2, label: 'Consultation', filled: true },
      { day: 4, hour: 4, length: 2, label: 'Follow-up', filled: false },
    ],
    reminder: {
      title: 'Reminder to Ms Okafor',
      text: '“Tomorrow at 10:00. Reply 1 to confirm, 2 to move.”',
      reply: '“2. Thursday after four?”',
      result: 'Moved to Thu 4:00. Tue 10:00 offered to the waiting list and taken in 4 min.',
    },
  },
  features: {
    title: 'What it takes off your hands',
    items: [
      {
        title: 'Books by phone and chat',
        text: 'A natural conversation that ends with a slot, not with “press two”.',
      },
      {
        title: 'Knows your rules',
        text: 'Rooms, staff, buffers, treatment lengths, who may do what and who never before ten.',
      },
      {
        title: 'Reminds and confirms',
        text: 'By text, e-mail or call, when it helps, in the words of your house.',
      },
      {
        title: 'Moves with one reply',
        text: 'Three times that suit both sides. The old slot is free in the same second.',
      },
      {
        title: 'Fills gaps',
        text: 'A waiting list that asks the right person first and takes no for an answer.',
      },
      {
        title: 'Predicts no-shows',
        text: 'Risky slots get an extra confirmation or a careful double booking, if you allow it.',
      },
    ],
  },
  results: {
    title: 'Four results you can measure',
    items: [
      {
        ...claims.noShows,
        text: 'Confirmations two days ahead, and a way out that is easier than not coming.',
      },
      { ...claims.hoursSaved, text: 'Telephone time at the front desk, counted before and after.' },
      {
        value: '24/7',
        prefix: '',
        label: 'open for bookings',
        text: 'Many people book in the evening, when the phone is off.',
      },
      {
        value: '0',
        prefix: '',
        label: 'double bookings',
        text: 'A slot is held from the first offer to the last yes.',
      },
    ],
  },
  industries: {
    title: 'Made for calendars like these',
    items: [
      {
        name: 'Healthcare',
        text: 'Chairs, rooms and treatment lengths. Recalls go out by themselves. Data stays in the region you choose.',
      },
      {
        name: 'Professional services',
        text: 'First meetings with the right adviser, papers collected beforehand, the video link already in place.',
      },
      {
        name: 'Beauty and wellness',
        text: 'Colour, cut and dry in one chain of slots. Deposits for Saturdays, reminders for regulars.',
      },
    ],
  },
  steps: {
    title: 'How it works',
    items: [
      {
        title: 'We read your calendar',
        text: 'Two weeks of history show the patterns: lengths, gaps, who fails to appear and when.',
      },
      {
        title: 'You set the rules',
        text: 'In plain sentences, in one afternoon. We test them on last month before anyone is called.',
      },
      {
        title: 'It takes the phone',
        text: 'First after hours, then at noon, then always. You see each conversation and can step in.',
      },
    ],
  },
  form: {
    title: 'Bring last month’s calendar',
    lead: 'We show you which gaps would have been filled, and what they were worth.',
  },
} as const
