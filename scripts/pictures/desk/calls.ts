import type { HeldCall } from '#website/e2e/add-calls.ts'

const greeting =
  'Hello, I am the AI assistant at Northlamp. I am not a person. Ask me about our services, or say: book a consultation.'

/** The calls that the pictures open. */
const latest: readonly HeldCall[] = [
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

/** What visitors ask in most calls, and what the assistant answers. */
const usual = [
  ['What does it cost?', 'It depends on how many calls and chats you have. A consultation is free.'],
  ['How long does it take to set up?', 'The first answered chat is two weeks after the kick-off.'],
  ['Can I talk to a person?', 'Of course. Leave your number, and somebody from our team calls you back.'],
  ['Which systems do you connect to?', 'Calendars, CRMs and practice software, by their API.'],
] as const

/** Three weeks of calls before them. */
const earlier: readonly HeldCall[] = Array.from({ length: 150 }, (_, index) => {
  const asked = Array.from({ length: 1 + ((index * 7) % 6) }, (_ignored, turn) => {
    const [question, answer] = usual[(index * 3 + turn) % usual.length] ?? usual[0]
    return [['user', question] as const, ['assistant', answer] as const]
  })
  return {
    minutesAgo: 230 + index * 190 + ((index * 97) % 130),
    page: index % 3 === 0 ? '/customer-support' : '/',
    secondsApart: 9,
    said: [['assistant', greeting], ...asked.flat()],
  }
})

/** The calls in the pictures of the desk, the newest first. */
export const deskCalls: readonly HeldCall[] = [...latest, ...earlier]

/** The minutes of the calls of the last 24 hours: a minute that has begun counts. */
export const minutesOfTheDay = deskCalls
  .filter(({ minutesAgo, startedAt }) => minutesAgo < 24 * 60 && startedAt !== null)
  .reduce((sum, { said = [], secondsApart = 4 }) => sum + Math.ceil((said.length * secondsApart + 4) / 60), 0)
