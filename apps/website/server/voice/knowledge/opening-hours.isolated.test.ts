import { callsTo } from '../evaluation/open-call.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Contact } from '#agency/schema/contact.ts'
import { officeFacts } from './office-facts.ts'
import { createOpening } from './opening-hours.ts'
import { siteKnowledge } from './site-knowledge.ts'

/** Vets in two practices, the second closed on the holidays of another state, and an office that lists no hours. */
vi.mock('#content/contact.ts', () => {
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const
  const contact: Contact = {
    phone: '+49 421 5550 100',
    phoneLink: '+494215550100',
    email: 'hello@vets.example',
    hours: 'Our practices: Monday to Friday, and Bremen on Saturday.',
    openingHours: [{ days: [...weekdays], opens: '08:00', closes: '18:00' }],
    holidays: [{ country: 'DE', region: 'HB' }, '12-24'],
    responseTime: '1 working day',
    responseBusinessHours: 8,
    offices: [
      {
        name: 'Bremen',
        street: 'Am Wall 1',
        city: 'Bremen',
        country: 'DE',
        phone: '+49 421 5550 101',
        openingHours: [
          { days: [...weekdays], opens: '08:30', closes: '18:00' },
          { days: ['Saturday'], opens: '09:00', closes: '12:00' },
        ],
      },
      {
        name: 'Munich',
        street: 'Isarweg 2',
        city: 'Munich',
        country: 'DE',
        phone: '+49 89 5550 102',
        openingHours: [{ days: ['Monday', 'Wednesday', 'Friday'], opens: '10:00', closes: '16:00' }],
        holidays: [{ country: 'DE', region: 'BY' }],
      },
      { name: 'Kiel', street: 'Kai 3', city: 'Kiel', country: 'DE', openingHours: [] },
    ],
  }
  return { contact }
})

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const open = callsTo(siteKnowledge(null, '', [], null, 'Europe/Berlin'))

/** Asks in one call at an instant. @returns the last answer */
async function ask(at: string, ...questions: string[]): Promise<string> {
  vi.setSystemTime(at)
  const say = open()
  let said = ''
  for (const question of questions) said = (await say(question)).text
  return said
}

/** A Tuesday, 9:15 in Berlin. */
const tuesday = '2026-11-24T08:15:00Z'

describe('the assistant of two practices', () => {
  it.each([
    ['what is the number in Bremen?', 'The phone number for Bremen is +49 421 5550 101.'],
    ['phone number of the Munich office', 'The phone number for Munich is +49 89 5550 102.'],
    [
      'when does the Bremen office open?',
      'Bremen is open Monday to Friday, 8:30 am to 6 pm; Saturday, 9 am to noon.',
    ],
    ['what are the opening hours in Munich', 'Munich is open Monday, Wednesday and Friday, 10 am to 4 pm.'],
    [
      'are you open on Christmas Day?',
      'No, Bremen is closed on Christmas Day, December 25. No, Munich is closed on Christmas Day, December 25.',
    ],
    ['is Bremen open on Christmas Eve?', 'No, Bremen is closed on Christmas Eve, December 24.'],
    ['is the Munich office open on Easter Monday?', 'No, Munich is closed on Easter Monday, March 29.'],
    ['is Munich open on January 6?', 'No, Munich is closed on Epiphany, January 6.'],
    ['I may first need to know: is Bremen open on Sunday?', 'No, Bremen is closed on Sunday.'],
    ['is Munich open on the sixth of January?', 'No, Munich is closed on Epiphany, January 6.'],
    ['is Bremen open on January thirty-first?', 'No, Bremen is closed on Sunday, January 31.'],
    ['is Bremen open on January 6?', 'Yes, Bremen is open on Wednesday, January 6 from 8:30 am to 6 pm.'],
    ['is the Bremen office open on Saturday?', 'Yes, Bremen is open on Saturday from 9 am to noon.'],
    ['are you open in Munich tomorrow', 'Yes, Munich is open tomorrow from 10 am to 4 pm.'],
  ])('%s', async (question, answer) => {
    expect(await ask(tuesday, question)).toBe(answer)
  })

  // On a Sunday that is the first of Advent in Germany.
  it.each([
    [
      'are you open next Sunday?',
      'No, Bremen is closed on Sunday, December 6. No, Munich is closed on Sunday, December 6.',
    ],
    [
      'are you open on Tuesday?',
      'Yes, Bremen is open on Tuesday from 8:30 am to 6 pm. No, Munich is closed on Tuesday.',
    ],
    [
      'are you open next Tuesday?',
      'Yes, Bremen is open on Tuesday from 8:30 am to 6 pm. No, Munich is closed on Tuesday.',
    ],
    ['are you open on Sunday?', 'No, Bremen is closed today. No, Munich is closed today.'],
    ['is the Bremen office open on October 3?', 'No, Bremen is closed on October 3.'],
    ['is the Bremen office closed on Saturdays?', 'Bremen is open on Saturday from 9 am to noon.'],
  ])('on a Sunday: %s', async (question, answer) => {
    expect(await ask('2026-11-29T09:00:00Z', question)).toBe(answer)
  })

  it('says which of them is open now', async () => {
    expect(await ask(tuesday, 'are you open now?')).toBe(
      'Yes, Bremen is open now, until 6 pm. No, Munich is closed right now. The next time is tomorrow at 10 am.',
    )
  })

  it('knows where an office is that tells no hours, and claims nothing about them', () => {
    const ofKiel = officeFacts('Europe/Berlin').filter(({ subject }) => subject === 'office-3')
    expect(ofKiel.map(({ say }) => say)).toEqual(['Kiel: Kai 3, Kiel.'])
  })

  it('understands a second question by the first', async () => {
    expect(await ask(tuesday, 'what is the number in Bremen?', 'and in Munich?')).toBe(
      'The phone number for Munich is +49 89 5550 102.',
    )
  })
})

describe('an agency in one place', () => {
  const night = {
    openingHours: [{ days: ['Tuesday' as const], opens: '20:00', closes: '04:00' }],
    holidays: [],
  }
  it.each([
    ['Europe/Berlin', '2026-11-25T02:00:00Z', 'Yes, our team is there now, until 4 am.'],
    [
      'Europe/Berlin',
      '2026-11-25T03:00:00Z',
      'No, our team is not there right now. The next time is on Tuesday at 8 pm.',
    ],
    ['America/New_York', '2026-11-25T03:00:00Z', 'Yes, our team is there now, until 4 am.'],
  ])('keeps the hours of %s at %s, past midnight too', (timeZone, at, answer) => {
    expect(createOpening(night, timeZone).answer('are you open right now?', new Date(at))).toBe(answer)
  })

  it.each([
    ['are you open on Christmas Day?'],
    ['do you close between Christmas and New Year?'],
    ['what are your hours?'],
  ])('claims nothing about a day that its content does not know: %s', (question) => {
    expect(createOpening(night, 'UTC').answer(question, new Date(tuesday))).toBe(undefined)
  })
})

it('is not open tonight because it was open in the morning', async () => {
  const said = await ask('2026-12-05T09:00:00+01:00', 'is the Bremen office open tonight?')
  expect(said).toMatch(/from 9 am to noon/)
  expect(said).not.toMatch(/^Yes/)
})
