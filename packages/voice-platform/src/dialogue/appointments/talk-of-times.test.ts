import { expect, it } from 'vitest'
import { createConcierge } from '../concierge.ts'
import { harbour } from '../evaluation/harbour.ts'
import type { Reply } from '../state.ts'
import type { KnownAppointment } from './read-appointment.ts'
import { localTime } from './local-time.ts'

const kinds: KnownAppointment[] = [
  { slug: 'demo', name: 'A demonstration', by: 'phone', timeZone: 'Europe/Berlin' },
  { slug: 'tour', name: 'A harbour tour', by: 'office', timeZone: 'Europe/Berlin' },
]
const concierge = createConcierge({ ...harbour, appointments: kinds })
/** Friday, 14:00 in Berlin. */
const friday = Date.parse('2026-11-27T13:00:00Z')

/** Every half hour from nine to five on weekdays from next Monday on, in winter in Berlin. */
const office = Array.from(
  { length: 26 * 48 },
  (_, at) => Date.parse('2026-11-30T00:00:00Z') + at * 1_800_000,
).filter((each) => {
  const { day, minute } = localTime(each, 'Europe/Berlin')
  return (day + 3) % 7 < 5 && minute >= 540 && minute < 1020
})
const at = (time: string) => Date.parse(`2026-${time}:00+01:00`)
const tours = [at('12-03T20:00'), at('12-04T20:00')]

type World = { demo?: readonly number[]; tour?: readonly number[]; now?: number; zone?: string }

/** A call in which times can be taken; every turn sees the free times that hold then. */
function talk({ demo = office, tour = tours, now = friday, zone }: World = {}) {
  let state = concierge.start
  let reply: Reply = { say: [] }
  let free = new Map([
    ['demo', demo],
    ['tour', tour],
  ])
  const conversation = {
    says(text: string) {
      ;({ state, reply } = concierge.hear(state, text, { now, zone, free }))
      return conversation
    },
    hears(...words: RegExp[]) {
      for (const each of words) expect(reply.say.join(' ')).toMatch(each)
      return conversation
    },
    neverHears(words: RegExp) {
      expect(reply.say.join(' ')).not.toMatch(words)
      return conversation
    },
    /** Another visitor books it. */
    loses(time: number) {
      free = new Map([...free].map(([kind, times]) => [kind, times.filter((each) => each !== time)]))
      return conversation
    },
    offers(...times: string[]) {
      expect(state.times?.offered).toEqual(times.map(at))
      expect(reply.action).toBeUndefined()
      return conversation
    },
    takes(time: string, more: object = {}) {
      expect(reply.action).toEqual({
        name: 'choose_time',
        arguments: { kind: 'demo', zone: 'Europe/Berlin', ...more, at: new Date(at(time)).toISOString() },
      })
      return conversation
    },
    doesNothing() {
      expect(reply.action).toBeUndefined()
      return conversation
    },
  }
  return conversation
}

it('offers the next free times, in words, with the zone', () => {
  talk()
    .says('What is your next free time?')
    .hears(
      /^A demonstration: I can offer Monday 30 November at 09:00, 11:00 or 13:00, Central European Standard Time\. Which suits you\?$/,
    )
    .offers('11-30T09:00', '11-30T11:00', '11-30T13:00')
})

it('reads back what was chosen, and opens the page for the visitor to press', () => {
  talk()
    .says('when are you free?')
    .says('the second one')
    .hears(/Monday 30 November 2026 at 11:00, Central European Standard Time/, /press the button/)
    .takes('11-30T11:00')
})

it.each([
  ['the first', '09:00'],
  ['The last one please', '13:00'],
  ['eleven', '11:00'],
  ['number two', '11:00'],
  ['the 11 o’clock one', '11:00'],
  ['at one', '13:00'],
  ['either of them', '09:00'],
  ['11:00 works for me', '11:00'],
])('takes one of three: %s', (text, time) => {
  talk()
    .says('any free slots on Monday?')
    .offers('11-30T09:00', '11-30T11:00', '11-30T13:00')
    .says(text)
    .takes(`11-30T${time}`)
})

it('offers what fits a day and a part of it', () => {
  talk()
    .says('Could I speak with you on Tuesday afternoon?')
    .offers('12-01T12:00', '12-01T14:00', '12-01T16:00')
    .says('anything before ten?')
    .offers('12-01T09:00', '12-01T09:30')
    .says('could we make it later')
    .offers('12-01T10:00', '12-01T12:00', '12-01T14:00')
    .says('next week is better')
    .offers('11-30T09:00', '11-30T11:00', '11-30T13:00')
})

it('takes a time that was named to the minute', () => {
  talk()
    .says('Can we meet on Monday at noon?')
    .hears(/Monday 30 November 2026 at 12:00/)
    .takes('11-30T12:00')
})

it('offers the nearest times instead of one that is not free', () => {
  talk()
    .says('Can we talk tomorrow at noon?')
    .hears(/^Nothing is free then\./)
    .offers('11-30T11:30', '11-30T12:00', '11-30T12:30')
  talk().says('Is there a slot tomorrow?').offers('11-30T09:00', '11-30T11:00', '11-30T13:00')
})

it('says at once that a time was taken meanwhile', () => {
  talk()
    .says('what is the next free slot?')
    .loses(at('11-30T11:00'))
    .says('the second one')
    .hears(/has just been taken/)
    .offers('11-30T10:00', '11-30T10:30', '11-30T11:30')
    .doesNothing()
})

it('makes a chosen time later or earlier, or another day', () => {
  talk()
    .says('next free time please')
    .says('the second one')
    .says('hm, could we make it later')
    .offers('11-30T11:30', '11-30T13:30', '11-30T15:30')
    .says('or something earlier?')
    .offers('11-30T09:00', '11-30T09:30', '11-30T11:00')
    .says('another day please')
    .offers('12-01T09:00', '12-01T11:00', '12-01T13:00')
})

it('understands days beside the offered ones, and days of the week that was named', () => {
  talk()
    .says('any free slots next week?')
    .says('friday')
    .offers('12-04T09:00', '12-04T11:00', '12-04T13:00')
    .says('and the day before?')
    .offers('12-03T09:00', '12-03T11:00', '12-03T13:00')
    .says('make it ten')
    .takes('12-03T10:00')
    .says('the week after, please')
    .offers('12-07T09:00', '12-07T11:00', '12-07T13:00')
    .says('none of those')
    .offers('12-07T13:30', '12-07T15:30', '12-08T09:00')
})

it('offers times to somebody who wants to be called at one', () => {
  talk().says('Please call me on Monday at ten').takes('11-30T10:00')
  talk()
    .says('Call me back please')
    .hears(/What is your name/)
})

it.each(['I would like to book', 'can I book online?', 'how do I book'])(
  'offers times to somebody who does not say what to book: %s',
  (text) => {
    talk().says(text).offers('11-30T09:00', '11-30T11:00', '11-30T13:00')
  },
)

it('offers times again to somebody who names what they are for', () => {
  talk()
    .says('next free time please')
    .says('a demonstration')
    .hears(/^A demonstration: /)
    .offers('11-30T09:00', '11-30T11:00', '11-30T13:00')
})

it('offers others when they are too early or too late', () => {
  talk()
    .says('anything before ten on Tuesday?')
    .offers('12-01T09:00', '12-01T09:30')
    .says('that is too early')
    .offers('12-01T10:00', '12-01T12:00', '12-01T14:00')
    .says('now it is too late for me')
    .offers('12-01T09:00', '12-01T09:30')
})

it('offers times to somebody who would like to see a person on a day', () => {
  talk()
    .says('I would like to see Claire on Tuesday afternoon')
    .offers('12-01T12:00', '12-01T14:00', '12-01T16:00')
})

it.each(['I can see you are closed on Tuesday', 'I want to see your prices on Monday'])(
  'offers no times to somebody who wants to see something else: %s',
  (text) => {
    talk()
      .says(text)
      .neverHears(/\b(?:9|11) am\b/)
  },
)

it.each(['that is not too late', 'is it too late to change it?'])(
  'offers no others when the times suit: %s',
  (text) => {
    talk()
      .says('next free time please')
      .says(text)
      .neverHears(/nothing else/)
  },
)

it('asks when it would suit, and goes on from there', () => {
  talk()
    .says('next free time please')
    .says('no')
    .hears(/^When would suit you\?$/)
    .says('Thursday')
    .offers('12-03T09:00', '12-03T11:00', '12-03T13:00')
})

it('offers one time alone, and takes it with a yes', () => {
  talk({ demo: [at('12-01T09:00')] })
    .says('I would like to book an appointment')
    .hears(/tomorrow|Tuesday 1 December at 09:00/, /Shall I take it/)
    .says('yes please')
    .takes('12-01T09:00')
})

it('knows what nothing free is', () => {
  talk({ demo: [] })
    .says('what is the next free appointment?')
    .hears(/A demonstration: nothing is free at the moment/)
    .doesNothing()
  talk({ demo: [at('12-08T09:00')] })
    .says('do you have anything this week?')
    .hears(/Nothing is free then/)
    .offers('12-08T09:00')
})

it('says that it cannot see the times if they could not be read', () => {
  const { reply } = concierge.hear(concierge.start, 'next free time please', { now: friday, free: null })
  expect(reply.say.join(' ')).toMatch(/can’t see the free times/)
  expect(reply.action).toBeUndefined()
})

it('books the kind that is named, or that takes place where the visitor says', () => {
  talk()
    .says('Can I come on Tuesday afternoon?')
    .hears(/Nothing is free then/)
    .offers('12-03T20:00', '12-04T20:00')
  talk()
    .says('what times do you have for the harbour tour?')
    .offers('12-03T20:00', '12-04T20:00')
    .says('friday')
    .takes('12-04T20:00', { kind: 'tour' })
})

it('gives the page what is known of the visitor', () => {
  talk()
    .says('I would like a demo. My name is Anna Schmidt, anna@example.com')
    .says('what is your next free time?')
    .says('the first one')
    .takes('11-30T09:00', { name: 'Anna Schmidt', email: 'anna@example.com' })
})

it.each([
  'cancel my appointment',
  'Can I move my appointment to Thursday?',
  'I have to reschedule our demonstration',
  'please change my appointment',
])('leaves it to the link in the mail to change one: %s', (text) => {
  talk()
    .says(text)
    .hears(/link in your confirmation mail/, /team helps/)
    .doesNothing()
})

it.each([
  'How much does it cost?',
  'goodbye',
  'Are you open on Saturday?',
  'I want to talk to a person',
  'Do you sell shoes?',
])('answers other turns as ever, also in between: %s', (text) => {
  const plain = concierge.hear(concierge.start, text).reply.say[0] ?? ''
  talk()
    .says(text)
    .hears(new RegExp(plain.slice(0, 20).replaceAll(/[.?]/g, '.')))
  talk()
    .says('next free time please')
    .says(text)
    .neverHears(/offer Monday/)
    .doesNothing()
})

it('begins the form as ever without times, and goes on with a question in it', () => {
  talk()
    .says('book a demo')
    .hears(/name/)
    .says('Anna Schmidt')
    .says('Tuesday afternoon')
    .neverHears(/I can offer/)
})

it('tells times in the visitor’s zone, where it is another day', () => {
  // 23:30 on Friday in Los Angeles, Saturday morning in Berlin.
  const night = Date.parse('2026-11-28T07:30:00Z')
  const zone = 'America/Los_Angeles'
  const demo = [Date.parse('2026-11-28T20:00:00Z'), Date.parse('2026-11-29T20:00:00Z')]
  talk({ now: night, zone, demo })
    .says('can we talk tomorrow at noon?')
    .hears(/Saturday 28 November 2026 at 12:00, Pacific Standard Time/)
})

it('tells the two hours apart that the clocks repeat', () => {
  const demo = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'].map((each) => Date.parse(each))
  talk({ now: Date.parse('2026-10-24T12:00:00Z'), demo })
    .says('what is your next free time?')
    .hears(
      /tomorrow, Sunday 25 October at 02:30 Central European Summer Time or 02:30 Central European Standard Time, Central European Time/,
    )
})

it('never offers more than three, nor a time that is not free, whatever is said', () => {
  const turns = [
    'later',
    'next week',
    'the third one',
    'earlier',
    'at ten',
    'another day',
    'yes',
    'tour',
    'at 3:17',
  ]
  for (const first of turns) {
    for (const second of turns) {
      let state = concierge.start
      for (const text of ['any free time next week?', first, second]) {
        const free = new Map([
          ['demo', office.filter((_, index) => index % 3 !== 0)],
          ['tour', tours],
        ])
        const outcome = concierge.hear(state, text, { now: friday, free })
        state = outcome.state
        const { offered = [], kind = '' } = state.times ?? {}
        expect(offered.length).toBeLessThanOrEqual(3)
        for (const each of offered) expect(free.get(kind)).toContain(each)
        const taken =
          outcome.reply.action?.name === 'choose_time' ? outcome.reply.action.arguments.at : undefined
        if (taken !== undefined) expect(free.get(kind)).toContain(Date.parse(taken))
      }
    }
  }
})

it.each([
  'Does it move an appointment by itself?',
  'She has not eaten anything since this morning',
  'Am I talking to a human? I need an appointment',
  'I want to kill myself, can I talk to someone today?',
])('is about something else: %s', (text) => {
  talk()
    .says(text)
    .neverHears(/Which suits you|Does that suit you|link in/)
})

it.each([
  'Wait a second',
  'let me ask my wife first',
  'the first of December',
  'any others?',
  'any time after three?',
])('chooses none of the offered times: %s', (text) => {
  talk().says('what is your next free time?').says(text).doesNothing()
})

it('takes a no for the question that was asked last', () => {
  talk()
    .says('what is your next free time?')
    .says('this is ridiculous')
    .hears(/call you back/)
    .says('no')
    .neverHears(/When would suit you/)
})

it('keeps what a message says of appointments', () => {
  const form = talk().says('call me back').says('Anna Berg').says('anna@berg.example').says('555 010 2222')
  form.says('Berg Ltd').says('CRM Integration').says('This is our first time with such a system')
  form.neverHears(/Which suits you/).hears(/first time with such a system/)
})

it('offers no times of a kind for what the form books in the words of the owner', () => {
  const consultation = { ...harbour.consultation, called: 'a repair slot' }
  const owned = createConcierge({ ...harbour, consultation, appointments: kinds })
  const free = new Map([['demo', office]])
  const { reply } = owned.hear(owned.start, 'book a repair slot for Tuesday at ten', { now: friday, free })
  expect(reply.say.join(' ')).toMatch(/your name/)
  expect(reply.action).toBeUndefined()
})
