import type { HeldCall } from '../apps/website/e2e/add-calls.ts'

const greeting =
  'Hello, I am the AI assistant at Northlamp. I am not a person. Ask me about our services, or say: book a consultation.'

/** The calls in the pictures of the desk, the newest first. */
export const deskCalls: readonly HeldCall[] = [
  {
    minutesAgo: 12,
    page: '/customer-support',
    said: [
      ['assistant', greeting],
      ['user', 'Can it answer our customers at night?'],
      ['assistant', 'Yes. It answers around the clock, and hands over to your team in the morning.'],
      ['not-understood', 'Does it work with our Otrix phone system?'],
      [
        'assistant',
        'I don’t have an answer to that. Our team can tell you more in a consultation. Shall I prepare a request?',
      ],
      ['user', 'Yes please, my name is Grace Hopper'],
      ['tool', 'fill_consultation_form'],
      ['assistant', 'The form is filled in. Please check it, and press the button to send it.'],
    ],
  },
  {
    minutesAgo: 64,
    said: [
      ['assistant', greeting],
      ['user', 'Show me what your customers say'],
      ['tool', 'scroll_to_section'],
      ['assistant', 'Here are the words of our customers.'],
    ],
    endedReason: 'silence-timed-out',
  },
  {
    minutesAgo: 190,
    page: '/scheduling',
    said: [
      ['assistant', greeting],
      ['not-understood', 'does it work with our otrix phone system'],
      ['assistant', 'I don’t have an answer to that.'],
      ['not-understood', 'Can you also do the invoices of a dentist in Portuguese?'],
      ['assistant', 'I don’t have an answer to that.'],
    ],
  },
  { minutesAgo: 205, startedAt: null, endedReason: 'customer-did-not-connect' },
  {
    minutesAgo: 1500,
    said: [
      ['assistant', greeting],
      ['not-understood', 'Do you have an office in Leeds?'],
      ['assistant', 'I don’t have an answer to that.'],
    ],
  },
]
