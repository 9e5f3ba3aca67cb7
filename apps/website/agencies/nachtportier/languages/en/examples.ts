import type { Examples } from '#agency/schema/examples.ts'

/** The work as pictures. No page shows a pipeline. */
export const examples: Examples = {
  conversation: {
    caption: 'Example: a late arrival, 11:52 pm',
    customer: 'Guest',
    assistant: 'Night porter',
    messages: [
      { from: 'customer', text: 'Our train is late, we arrive after midnight. How do we get in?' },
      {
        from: 'assistant',
        text: 'No problem, Ms Nowak. Your door code is in the text message I have just sent again. Room 14 is on the second floor, and the lift is on your left.',
        sources: ['Booking 2207', 'House guide: late arrival'],
      },
      { from: 'customer', text: 'Thank you! Can we still have breakfast at eleven?' },
      {
        from: 'assistant',
        text: 'Breakfast ends at half past ten. I can have a tray sent up at eleven for €4 a person.',
        sources: ['House guide: breakfast'],
      },
      { from: 'customer', text: 'Perfect, for two please.' },
    ],
    outcome: 'Settled at 11:54 pm: room 14 is in',
  },
  pipeline: null,
  week: {
    caption: 'Example week, dining room. Green: booked while the phone was off.',
    narrowCaption: 'Here: Fri to Sun.',
    days: ['Thu', 'Fri', 'Sat', 'Sun'],
    hours: ['5', '6', '7', '8', '9', '10'],
    slots: [
      { day: 0, hour: 1, length: 2, label: 'Table for 2', filled: true },
      { day: 0, hour: 3, length: 2, label: 'Table for 6', filled: false },
      { day: 1, hour: 0, length: 2, label: 'Familie Wiesengrund-Hohenstein', filled: true },
      { day: 1, hour: 2, length: 2, label: 'Table for 4', filled: false },
      { day: 1, hour: 4, length: 2, label: 'Waiting list', filled: true },
      { day: 2, hour: 0, length: 3, label: 'Birthday, 12', filled: false },
      { day: 2, hour: 3, length: 2, label: 'Table for 2', filled: true },
      { day: 3, hour: 1, length: 3, label: 'Table for 8', filled: true },
    ],
    reminder: {
      title: 'Fri 4:00 pm, to Mr Wiesengrund',
      text: 'Your table for four tonight at seven. Reply 1 to keep it, 2 to move it.',
      replyTitle: '4:06 pm, from Mr Wiesengrund',
      reply: '2. Could we come at five?',
      result: 'Moved to 5:00. The table at seven is offered to the waiting list.',
    },
  },
}
