import type { SchedulingPage } from '#agency/schema/service-pages.ts'
import { claims } from '../numbers.ts'

/**
 * The words of the page of a service that keeps a calendar: a week, features, results, industries, steps, the form.
 * Set it to `null` when no service has this page.
 */
export const scheduling: SchedulingPage | null = {
  hero: {
    title: 'The week fills up while you sleep.',
    lead: 'People book, move and cancel by phone or chat at any hour. Reminders go out, gaps are offered to the waiting list, and your calendar obeys its own rules.',
    action: 'Book your demo',
    secondary: 'What it does',
  },
  features: {
    title: 'What it takes off your hands',
    items: [
      {
        id: 'booking',
        title: 'Books by phone and chat',
        text: 'A natural conversation that ends with a slot, held from the first offer to the last yes. No double bookings.',
        strip: ['busy 5', 'new 6', 'busy 5', 'gap 4'],
      },
      {
        id: 'calendar-rules',
        title: 'Knows your rules',
        text: 'Rooms, staff, buffers, treatment lengths, who may do what and who never before ten.',
        strip: ['busy 5', 'buffer 1', 'new 6', 'buffer 1', 'busy 7'],
      },
      {
        id: 'reminders',
        title: 'Reminds and confirms',
        text: 'By text, e-mail or call, when it helps, in the words of your house.',
        strip: ['kept 5', 'kept 6', 'kept 5', 'gap 4'],
      },
      {
        id: 'moving',
        title: 'Moves with one reply',
        text: 'Three times that suit both sides. The old slot is free in the same second.',
        strip: ['gap 5', 'busy 5', 'new 5', 'busy 5'],
      },
      {
        id: 'filling-gaps',
        title: 'Fills gaps',
        text: 'A waiting list that asks the right person first and takes no for an answer.',
        strip: ['busy 5', 'new 3', 'busy 6', 'new 2', 'busy 4'],
      },
      {
        id: 'no-show-prediction',
        title: 'Predicts no-shows',
        text: 'Risky slots get an extra confirmation, and the waiting list a word in advance.',
        strip: ['busy 5', 'risk 6', 'busy 5', 'busy 4'],
      },
    ],
  },
  results: {
    title: 'Four measurable results',
    items: [
      {
        ...claims.noShows,
        id: 'noShows',
        text: 'Confirmations two days ahead, and a way out that is easier than not coming.',
      },
      {
        ...claims.hoursSaved,
        id: 'hours-saved',
        text: 'Telephone time at the front desk, counted before and after.',
      },
      { ...claims.manualWork, text: 'Dialling, noting and moving: the steps between a question and a slot.' },
      {
        id: 'always-open',
        value: '24/7',
        prefix: '',
        label: 'open for bookings',
        text: 'Also in the evening, when the phone is off and people have time to book.',
      },
    ],
  },
  industries: {
    title: 'Made for calendars like these',
    items: [
      {
        id: 'healthcare',
        name: 'Healthcare',
        text: 'Chairs, rooms and treatment lengths. Recalls go out by themselves. Data stays in the region you choose.',
        strip: [
          'busy 2',
          'buffer 1',
          'new 2',
          'buffer 1',
          'busy 3',
          'buffer 1',
          'busy 2',
          'buffer 1',
          'new 3',
          'buffer 1',
          'busy 3',
        ],
      },
      {
        id: 'professional-services',
        name: 'Professional services',
        text: 'First meetings with the right adviser, papers collected beforehand, the video link already in place.',
        strip: ['busy 6', 'buffer 2', 'new 6', 'buffer 2', 'gap 4'],
      },
      {
        id: 'beauty',
        name: 'Beauty and wellness',
        text: 'Colour, cut and dry in one chain of slots. Deposits for Saturdays, reminders for regulars.',
        strip: ['busy 4', 'busy 2', 'busy 2', 'buffer 1', 'new 5', 'new 2', 'new 2', 'gap 2'],
      },
    ],
  },
  steps: {
    title: 'How it works',
    items: [
      {
        id: 'reading-calendar',
        title: 'We read your calendar',
        text: 'Its history shows the patterns: lengths, gaps, who fails to appear and when.',
      },
      {
        id: 'setting-rules',
        title: 'You set the rules',
        text: 'In plain sentences. We test them on last month before anyone is called.',
      },
      {
        id: 'taking-phone',
        title: 'It takes the phone',
        text: 'First after hours, then at noon, then always. You see each conversation and can step in.',
      },
    ],
  },
  month: {
    caption: 'Example: last month, with the gaps that would have been filled',
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    /** A day a word, an hour a letter: booked, filled by the assistant, or empty. */
    weeks: [
      ['bbfbbbfb', 'bbbbfbbb', 'bfbbbbeb', 'bbbbbbfb', 'bbbfbfee'],
      ['bbbbfbbb', 'bfbbbbbb', 'bbbbfbfb', 'bebbbbbb', 'fbbbbbfe'],
      ['bbfbbbbb', 'bbbbbbfb', 'ffbbbbbb', 'bbbbebbb', 'bbbbffbe'],
      ['bbbbbfbb', 'bebbbbfb', 'bbbfbbbb', 'bbfbbbbf', 'bbbbbfee'],
    ],
  },
  form: {
    title: 'Bring last month’s calendar',
    lead: 'We show you which gaps would have been filled, and what they were worth.',
  },
}
