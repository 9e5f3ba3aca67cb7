import type { ConversationPage } from '#agency/schema/service-pages.ts'

/** The words of the page of guest messaging. */
export const customerSupport: ConversationPage = {
  layout: 'conversation',
  hero: {
    title: 'The guest at the door gets an answer.',
    lead: 'A night porter that has read your house guide and your bookings. It sends the code, explains the lift, books breakfast, and rings you when a person is needed.',
    action: 'Book two trial nights',
    secondary: 'What it does',
  },
  note: {
    title: 'What you find at six',
    text: 'A short report of the night: who arrived, who asked for what, and the one thing that waits for you.',
    caption: 'Example: the report of a quiet Tuesday',
    heading: 'Good morning, Wilhelmine',
    from: 'Night of Tuesday to Wednesday',
    rows: [
      { name: 'Arrivals', text: 'Two after midnight, both in their rooms' },
      { name: 'Waiting', text: 'Room 9 asks for a quieter room tonight' },
    ],
    replyName: 'Suggested',
    reply: '“Good morning! Room 21 faces the garden and is free from noon. Shall we carry your bags?”',
  },
  benefits: {
    title: 'What changes at night',
    items: [
      {
        id: 'late-check-in',
        title: 'Late check-ins without a phone call',
        text: 'It finds the booking, checks who is asking and sends the door code again.',
      },
      {
        id: 'house-guide',
        title: 'Answers from your house guide',
        text: 'Wi-Fi, parking, breakfast, dogs: in your words, and never from thin air.',
      },
      {
        id: 'emergencies',
        title: 'Emergencies ring you',
        text: 'Fire, water, illness and whatever else you put on the list reach your phone within seconds.',
      },
      {
        id: 'guest-languages',
        title: 'Twenty-four languages',
        text: 'A guest writes in Korean and reads the answer in Korean. You read both in German.',
      },
    ],
  },
  industries: {
    title: 'Houses it knows',
    items: [
      {
        id: 'hotels',
        name: 'Hotels',
        text: 'From eight rooms to eighty, with the booking system and the locks you have.',
        asks: ['Can I check in at one?', 'Is there a late bus?'],
      },
      {
        id: 'hostels',
        name: 'Hostels',
        text: 'Shared rooms, lockers and a great many questions about laundry.',
        asks: ['Is the kitchen open?', 'Somebody is in my bed.', 'Which locker is mine?'],
      },
      {
        id: 'restaurants',
        name: 'Restaurants and inns',
        text: 'Lost umbrellas, large parties and the dish of the day.',
        asks: ['Do you have a high chair?'],
      },
      {
        id: 'holiday-flats',
        name: 'Holiday flats and houses',
        text: 'Nobody at reception at all, and keys in a box with a code.',
        asks: ['The key box won’t open.', 'How does the stove work?'],
      },
    ],
  },
  form: {
    title: 'Two nights, no contract',
    lead: 'Pick two quiet nights. We sit at the desk with you for the first one.',
  },
}
