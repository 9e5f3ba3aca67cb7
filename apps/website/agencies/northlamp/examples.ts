import type { Examples } from '#agency/schema/examples.ts'

/** The work as pictures, which several pages show. Set one to `null` when no page of yours shows it. */
export const examples: Examples = {
  conversation: {
    caption: 'Example: an exchange, 9:42 pm',
    customer: 'Visitor',
    assistant: 'Assistant',
    messages: [
      { from: 'customer', text: 'Boots from order 4471 are too small. Can I swap them for a 43?' },
      {
        from: 'assistant',
        text: 'Yes. You’re within 30 days and a 43 is in stock. I’ve reserved it and e-mailed you a return label. Your 43 ships as soon as that parcel is scanned.',
        sources: ['Order 4471', 'Returns policy §2', 'Stock: 43 (6)'],
      },
      { from: 'customer', text: 'Great. Do I pay shipping again?' },
      { from: 'assistant', text: 'No, exchanges ship free.', sources: ['Returns policy §4'] },
    ],
    outcome: 'Resolved at 9:43 pm: exchange created',
  },
  pipeline: {
    caption: 'Example: what happens to one enquiry overnight',
    incoming: {
      label: 'Incoming',
      channel: 'E-mail, 9:17 pm',
      text: '“We run four garages and miss calls over lunch. What would a phone assistant cost us? Lena, Autohaus Kern”',
    },
    enriched: {
      label: 'Completed',
      fields: [
        { name: 'Company', value: 'Autohaus Kern GmbH' },
        { name: 'Size', value: '85 people, 4 sites' },
        { name: 'Need', value: 'Phone assistant' },
        { name: 'Match', value: 'New, no duplicate' },
      ],
      score: 'Fit: 86 of 100',
    },
    columns: [
      {
        name: 'New',
        cards: [
          { title: 'Lindner & Co', detail: 'Chat' },
          { title: 'Praxis Ost', detail: 'Form' },
        ],
      },
      {
        name: 'Qualified',
        cards: [
          { title: 'Autohaus Kern', detail: 'Call, Tue 10 am', isNew: true },
          { title: 'Vela Studio', detail: 'Call, Mon 3:30 pm' },
        ],
      },
      { name: 'Proposal', cards: [{ title: 'Brunner Logistik', detail: 'Sent 2 days ago' }] },
    ],
  },
  week: {
    caption: 'Example week. Blue: filled overnight.',
    narrowCaption: 'Here: Tue to Thu.',
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    hours: ['9', '10', '11', '12', '1', '2', '3', '4'],
    slots: [
      { day: 0, hour: 0, length: 2, label: 'Check-up', filled: false },
      { day: 0, hour: 2, length: 1, label: 'Call', filled: true },
      { day: 0, hour: 3, length: 1, label: 'Lunch', filled: false },
      { day: 0, hour: 4, length: 1, label: 'Follow-up', filled: false },
      { day: 0, hour: 5, length: 2, label: 'Consult', filled: true },
      { day: 0, hour: 7, length: 1, label: 'Call', filled: false },
      { day: 1, hour: 0, length: 1, label: 'Follow-up', filled: false },
      { day: 1, hour: 1, length: 2, label: 'Waiting list', filled: true },
      { day: 1, hour: 3, length: 1, label: 'Lunch', filled: false },
      { day: 1, hour: 4, length: 1, label: 'First visit', filled: true },
      { day: 1, hour: 5, length: 1, label: 'Call', filled: false },
      { day: 1, hour: 6, length: 2, label: 'Check-up', filled: false },
      { day: 2, hour: 0, length: 1, label: 'Call', filled: false },
      { day: 2, hour: 1, length: 2, label: 'Consult', filled: false },
      { day: 2, hour: 3, length: 1, label: 'Lunch', filled: false },
      { day: 2, hour: 4, length: 1, label: 'Follow-up', filled: true },
      { day: 2, hour: 5, length: 2, label: 'First visit', filled: false },
      { day: 2, hour: 7, length: 1, label: 'Call', filled: true },
      { day: 3, hour: 0, length: 2, label: 'First visit', filled: false },
      { day: 3, hour: 2, length: 1, label: 'Call', filled: true },
      { day: 3, hour: 3, length: 1, label: 'Lunch', filled: false },
      { day: 3, hour: 4, length: 2, label: 'Check-up', filled: false },
      { day: 3, hour: 6, length: 1, label: 'Follow-up', filled: false },
      { day: 3, hour: 7, length: 1, label: 'Ms Okafor', filled: true },
      { day: 4, hour: 0, length: 1, label: 'Call', filled: false },
      { day: 4, hour: 1, length: 2, label: 'Consult', filled: true },
      { day: 4, hour: 3, length: 1, label: 'Lunch', filled: false },
      { day: 4, hour: 4, length: 2, label: 'Follow-up', filled: false },
      { day: 4, hour: 6, length: 1, label: 'Check-up', filled: true },
      { day: 4, hour: 7, length: 1, label: 'Call', filled: false },
    ],
    reminder: {
      title: 'Mon 6:00 pm, to Ms Okafor',
      text: 'Tomorrow at 10 am. Reply 1 to confirm, 2 to move.',
      replyTitle: '9:12 pm, from Ms Okafor',
      reply: '2. Thursday at four?',
      result: 'Moved to Thu 4 pm. Tue 10 am goes to the waiting list and is taken.',
    },
  },
}
