import { describe, expect, it } from 'vitest'
import { contentPath } from '#agency/content-folder.ts'
import type { AppointmentKind } from '#agency/schema/appointments.ts'
import { checkContent, describeProblems } from './check-content.ts'
import { content } from './read-content.ts'

const { appointments } = content['appointments.ts'] ?? {}
if (!appointments) throw new Error('The sample has no appointments.ts')

const kind: AppointmentKind = {
  slug: 'first-call',
  name: 'A first call',
  text: 'Half an hour.',
  service: content['services.ts'].services[0]?.id ?? '',
  minutes: 30,
  noticeHours: 4,
  daysAhead: 28,
  how: { by: 'phone' },
  hours: [{ days: ['Monday'], opens: '09:00', closes: '17:00' }],
  timeZone: 'Europe/Berlin',
  heldBy: 'anybody',
}

const problemsOf = (...kinds: object[]) =>
  checkContent({
    ...content,
    'appointments.ts': { appointments: { ...appointments, kinds: kinds as AppointmentKind[] } },
  })
const sentencesOf = (...kinds: object[]) => problemsOf(...kinds).map(({ sentence }) => sentence)

describe('the appointments of an agency', () => {
  it('may be missing, or empty', () => {
    const { 'appointments.ts': _, ...without } = content
    expect(checkContent(without)).toEqual([])
    expect(problemsOf()).toEqual([])
    expect(problemsOf(kind)).toEqual([])
  })

  it('are explained in one sentence, with the file and the place', () => {
    expect(describeProblems(problemsOf({ ...kind, minutes: 4.5 })).split('\n')[1]).toBe(
      `- ${contentPath}/appointments.ts: appointments.kinds.first-call.minutes must be a whole number of minutes from 5 to 480.`,
    )
    expect(sentencesOf({ ...kind, timeZone: 'Europe/Bremen' })).toEqual([
      'appointments.kinds.first-call.timeZone must be a time zone such as Europe/Berlin.',
    ])
    expect(sentencesOf({ ...kind, how: { by: 'fax' } })).toEqual([
      expect.stringMatching(/^appointments\.kinds\.first-call\.how\.by must be \{ by: 'phone' \}/),
    ])
    expect(sentencesOf({ ...kind, heldBy: [] })).toEqual([
      expect.stringMatching(/^appointments\.kinds\.first-call\.heldBy /),
    ])
    expect(sentencesOf(kind, kind)).toEqual(['appointments.kinds must have each slug once.'])
  })

  it('name services and offices that exist, and have hours', () => {
    expect(sentencesOf({ ...kind, service: 'nothing' })).toEqual([
      expect.stringMatching(
        /^appointments\.kinds\.first-call\.service names a service that does not exist: /,
      ),
    ])
    expect(sentencesOf({ ...kind, how: { by: 'office', office: 'Atlantis' } })).toEqual([
      expect.stringMatching(/^appointments\.kinds\.first-call\.how\.office names no office/),
    ])
    expect(sentencesOf({ ...kind, hours: [] })).toEqual([
      'appointments.kinds.first-call.hours is missing: contact.ts has no openingHours.',
    ])
    expect(sentencesOf({ ...kind, holidays: [{ country: 'DE', region: 'XX' }] })).toEqual([
      'appointments.kinds.first-call.holidays names DE, XX, whose holidays are not known.',
    ])
  })

  it('need their mails, and their addresses for themselves', () => {
    const { appointments: _, ...mails } = content['mails.ts'].mails
    const { home, ...pages } = content['pages.ts'].pages
    const taken = { ...home, path: '/book/services', title: 'T', description: 'D' }
    const other = checkContent({
      ...content,
      'appointments.ts': { appointments: { ...appointments, kinds: [kind] } },
      'mails.ts': { mails },
      'pages.ts': { pages: { ...pages, home, 'customer-support': taken } },
    })
    expect(other).toEqual([
      { file: 'mails.ts', sentence: 'mails.appointments is missing: appointments.ts has kinds.' },
      {
        file: 'pages.ts',
        sentence:
          'pages.customer-support.path is /book/services, which belongs to the appointments: choose another path.',
      },
    ])
  })
})
