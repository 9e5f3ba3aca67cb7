import type { WeekPage } from '#agency/schema/service-pages.ts'
import { claims } from '../numbers.ts'

/**
 * The words of the page of a service that keeps a calendar: a week, features, results, industries, steps, the form.
 */
export const scheduling: WeekPage = {
  layout: 'week',
  hero: {
    title: 'The week fills up while you sleep.',
    lead: 'People book, move and cancel by phone or chat at any hour. Reminders go out, gaps are offered to the waiting list, and your calendar still follows your rules.',
    action: 'Book Your Demo',
    secondary: 'What it does',
  },
  features: {
    title: 'What it takes off your hands',
    items: [
      {
        id: 'booking',
        title: 'Books by phone and chat',
        text: 'A natural conversation that ends in a booking. The slot is held from first offer to final yes: no double bookings.',
        strip: ['busy 4', 'new 7 Thu 4 pm', 'busy 5', 'gap 4'],
      },
      {
        id: 'calendar-rules',
        title: 'Knows your rules',
        text: 'It knows your rooms, staff, buffers and treatment lengths, and that Dr Weber never starts before ten.',
        strip: ['gap 6', 'new 4 10 am', 'buffer 2', 'busy 8'],
      },
      {
        id: 'reminders',
        title: 'Reminds and confirms',
        text: 'By text, e-mail or call, when it helps most, in your own words.',
        strip: ['kept 5', 'kept 6', 'kept 5', 'gap 4'],
      },
      {
        id: 'moving',
        title: 'Moves with one reply',
        text: 'Offers three times that suit both sides, and frees the old slot at once.',
        strip: ['gap 6 Tue 10', 'busy 4', 'new 6 Thu 4', 'busy 4'],
      },
      {
        id: 'filling-gaps',
        title: 'Fills gaps',
        text: 'A waiting list that asks the right person first and takes no for an answer.',
        strip: ['busy 4', 'new 3', 'busy 6', 'new 2', 'busy 3'],
      },
      {
        id: 'no-show-prediction',
        title: 'Predicts no-shows',
        text: 'Risky slots get an extra confirmation, and the waiting list gets a heads-up.',
        strip: ['busy 4', 'risk 8 Confirm?', 'busy 4', 'busy 4'],
      },
    ],
  },
  results: {
    title: 'Four measurable results',
    items: [
      {
        ...claims.noShows,
        id: 'noShows',
        text: 'Confirmations two days ahead, and a way out that’s easier than not turning up.',
      },
      {
        ...claims.hoursSaved,
        id: 'hours-saved',
        text: 'Phone time at the front desk, measured before and after.',
      },
      {
        id: 'gaps-filled',
        sample: true,
        value: '94%',
        prefix: 'up to',
        label: 'of freed slots filled again',
        text: 'The waiting list is asked at once, in your order, and takes no for an answer.',
      },
      {
        id: 'always-open',
        value: '24/7',
        prefix: '',
        label: 'open for bookings',
        text: 'Evenings too, when the phone is off and people have time to book.',
      },
    ],
  },
  industries: {
    title: 'Made for calendars like these',
    items: [
      {
        id: 'healthcare',
        name: 'Healthcare',
        text: 'Chairs, rooms and treatment lengths. Recalls go out automatically. Data stays in the region you choose.',
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
        text: 'First meetings with the right adviser, documents collected beforehand, the video link already in place.',
        strip: ['busy 6', 'buffer 2', 'new 6', 'buffer 2', 'gap 4'],
      },
      {
        id: 'beauty',
        name: 'Beauty and wellness',
        text: 'Colour, cut and blow-dry, back to back. Deposits for Saturdays, reminders for regulars.',
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
        text: 'Its history shows the patterns: lengths, gaps, who doesn’t turn up and when.',
      },
      {
        id: 'setting-rules',
        title: 'You set the rules',
        text: 'In plain sentences. We test them on last month before anyone gets a call.',
      },
      {
        id: 'taking-phone',
        title: 'It answers the phone',
        text: 'First after hours, then over lunch, then all day. You see every conversation and can step in.',
      },
    ],
  },
  month: {
    caption: 'Example: last month, with the gaps it would have filled',
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
    lead: 'We’ll show you which gaps it would have filled, and what they were worth.',
  },
}
