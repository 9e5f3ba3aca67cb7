import type { Appointments } from '#agency/schema/appointments.ts'

/**
 * What visitors can book at a time of their choice. With the first kind there is a page `/book/<slug>`, and the forms link to
 * it when they were sent; with none, nothing of this is on the site (docs/make-it-yours.md).
 */
export const appointments: Appointments = {
  kinds: [],
  words: {
    link: 'Book a time now: {kind}',
    minutes: '{minutes} minutes',
    phone: 'We call you.',
    video: 'By video. The link is in the invitation.',
    office: 'At our office, {address}',
    choose: 'Choose a time',
    zone: 'Times in {zone}',
    changeZone: 'Your time zone',
    changeZoneButton: 'Show times there',
    none: 'No time is free in the next {days} days. Write to us, and we will find one.',
    earlier: 'Earlier days',
    later: 'Later days',
    taken: 'Someone has just taken that time. These are the nearest that are free.',
    limited: 'Too many times were chosen from your network. Try again in five minutes.',
    full: 'You have three appointments with us already. Cancel one of them, or write to us.',
    movedOut: 'This appointment was moved ten times. Keep it, cancel it, or write to us.',
    details: 'Your details',
    held: 'We hold this time for you until {time}.',
    otherTime: 'Choose another time',
    book: 'Book this time',
    lost: {
      title: 'We no longer hold this time',
      text: 'We held it for five minutes. Choose a time again: it may still be free.',
    },
    booked: {
      title: 'You have an appointment',
      text: 'An invitation for your calendar is on its way by mail. Keep this page, or the link in the mail, to move or cancel it.',
    },
    moved: {
      title: 'Your appointment has moved',
      text: 'The new invitation replaces the one in your calendar.',
    },
    addToCalendar: 'Add to your calendar',
    move: 'Move it',
    moveTo: 'Choose the new time',
    cancel: 'Cancel it',
    cancelNow: 'Yes, cancel the appointment',
    cancelled: {
      title: 'The appointment is cancelled',
      text: 'Nobody expects you. You are welcome to book another time.',
    },
    bookAgain: 'Book another time',
    over: {
      title: 'This appointment is over',
      text: 'It can no longer be moved or cancelled here.',
    },
    unknown: {
      title: 'This link leads to no appointment',
      text: 'It may be incomplete: open it from the mail, or write to us.',
    },
  },
}
