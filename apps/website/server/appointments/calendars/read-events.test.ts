import { afterAll, describe, expect, it } from 'vitest'
import { workInThread } from '#server/runtime/work-in-thread.ts'
import { type EventsInput, type EventsOutput, readEvents } from './read-events.ts'
import { aCalendar, anEvent } from './testing/an-event.ts'

const range = { from: Date.parse('2027-01-01T00:00:00Z'), until: Date.parse('2028-01-01T00:00:00Z') }

const read = (text: string, more: Partial<EventsInput> = {}) =>
  readEvents({ texts: [text], ...range, zone: 'Europe/Berlin', owner: 'ada@example.com', ...more })

function eventsIn(text: string, more: Partial<EventsInput> = {}) {
  const output = read(text, more)
  if ('problem' in output) throw new Error(output.problem)
  return output.events
}

const startsIn = (text: string, more: Partial<EventsInput> = {}) =>
  eventsIn(text, more).map(({ startsAt }) => new Date(startsAt).toISOString().slice(0, 16))

const anEventOf = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a', ...lines, 'END:VEVENT']

const berlin = ';TZID=Europe/Berlin:'

describe('events of a calendar', () => {
  it('keep the hour of their zone when the clocks change', () => {
    const weekly = (start: string) => anEvent('a', start, 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=3')
    // Berlin goes forward on 28 March 2027 and back on 31 October, New York on other days.
    expect(startsIn(weekly(`${berlin}20270320T100000`))).toEqual([
      '2027-03-20T09:00',
      '2027-03-27T09:00',
      '2027-04-03T08:00',
    ])
    expect(startsIn(weekly(`${berlin}20271025T100000`))).toEqual([
      '2027-10-25T08:00',
      '2027-11-01T09:00',
      '2027-11-08T09:00',
    ])
    expect(startsIn(weekly(';TZID=America/New_York:20270308T100000'))).toEqual([
      '2027-03-08T15:00',
      '2027-03-15T14:00',
      '2027-03-22T14:00',
    ])
    // In UTC, and in the zone of the calendar.
    expect(startsIn(weekly(':20270320T100000Z'))[2]).toBe('2027-04-03T10:00')
    expect(startsIn(weekly(':20270320T100000'))[2]).toBe('2027-04-03T08:00')
    // An hour that does not exist is counted from before the change, and of one that comes twice the second counts, as for opening hours.
    const at = (start: string) => startsIn(anEvent('a', `${berlin}${start}`, 'DURATION:PT1H'))
    expect(at('20270328T023000')).toEqual(['2027-03-28T01:30'])
    expect(at('20271031T023000')).toEqual(['2027-10-31T01:30'])
  })

  it('know zones that only the calendar defines, and prefixes of others', () => {
    const zone = ['BEGIN:VTIMEZONE', 'TZID:Our Office', 'BEGIN:STANDARD', 'DTSTART:19700101T000000']
    const rules = [...zone, 'TZOFFSETFROM:+0500', 'TZOFFSETTO:+0500', 'END:STANDARD', 'END:VTIMEZONE']
    const event = ['BEGIN:VEVENT', 'UID:a', 'DTSTART;TZID=Our Office:20270110T100000', 'DURATION:PT1H']
    expect(startsIn(aCalendar([...rules, ...event, 'END:VEVENT']))).toEqual(['2027-01-10T05:00'])
    const prefixed = ';TZID=/mozilla.org/20070129_1/Europe/Berlin:20270110T100000'
    expect(startsIn(anEvent('a', prefixed, 'DURATION:PT1H'))).toEqual(['2027-01-10T09:00'])
    const named = aCalendar([
      'X-WR-TIMEZONE:Asia/Tokyo',
      'BEGIN:VEVENT',
      'UID:a',
      'DTSTART:20270110T100000',
      'DURATION:PT1H',
      'END:VEVENT',
    ])
    expect(startsIn(named)).toEqual(['2027-01-10T01:00'])
  })

  it('follow the exceptions of a series', () => {
    const series = aCalendar(
      [
        anEventOf(
          `DTSTART${berlin}20270104T100000`,
          'DURATION:PT1H',
          'RRULE:FREQ=DAILY;COUNT=5',
          `EXDATE${berlin}20270105T100000`,
        ),
        anEventOf(
          `RECURRENCE-ID${berlin}20270106T100000`,
          `DTSTART${berlin}20270106T150000`,
          'DURATION:PT1H',
        ),
        anEventOf(
          `RECURRENCE-ID${berlin}20270107T100000`,
          `DTSTART${berlin}20270107T100000`,
          'DURATION:PT1H',
          'STATUS:CANCELLED',
        ),
      ].flat(),
    )
    const busy = eventsIn(series).filter(({ isBusy }) => isBusy)
    const starts = busy.map(({ startsAt }) => new Date(startsAt).toISOString().slice(0, 13))
    expect(starts.toSorted()).toEqual(['2027-01-04T09', '2027-01-06T14', '2027-01-08T09'])
    // One that was moved into the range from far outside it.
    const moved = aCalendar(
      [
        anEventOf('DTSTART:20200101T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=YEARLY;COUNT=2'),
        anEventOf('RECURRENCE-ID:20210101T100000Z', 'DTSTART:20270601T100000Z', 'DURATION:PT1H'),
      ].flat(),
    )
    expect(startsIn(moved)).toEqual(['2027-06-01T10:00'])
    // One that was moved far away does not end the series.
    const away = aCalendar(
      [
        anEventOf('DTSTART:20270101T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=3'),
        anEventOf('RECURRENCE-ID:20270102T100000Z', 'DTSTART:20290601T100000Z', 'DURATION:PT1H'),
      ].flat(),
    )
    expect(startsIn(away)).toEqual(['2027-01-01T10:00', '2027-01-03T10:00'])
  })

  it('take whole days in the zone of the colleague', () => {
    const [day] = eventsIn(anEvent('a', ';VALUE=DATE:20270328', 'DTEND;VALUE=DATE:20270329'))
    // A day of 23 hours.
    expect(day).toEqual({
      uid: 'a',
      startsAt: Date.parse('2027-03-27T23:00:00Z'),
      endsAt: Date.parse('2027-03-28T22:00:00Z'),
      isBusy: true,
      isCancelled: false,
      isSingle: false,
    })
    const [without] = eventsIn(anEvent('a', ';VALUE=DATE:20270110'))
    expect(without && without.endsAt - without.startsAt).toBe(86_400_000)
    // Since last year.
    const long = anEvent('a', ';VALUE=DATE:20261220', 'DTEND;VALUE=DATE:20270103')
    expect(eventsIn(long)).toHaveLength(1)
  })

  it.each([
    ['transparent', ['DURATION:PT1H', 'TRANSP:TRANSPARENT']],
    ['cancelled', ['DURATION:PT1H', 'STATUS:CANCELLED']],
    ['declined', ['DURATION:PT1H', 'ATTENDEE;PARTSTAT=DECLINED:MAILTO:Ada@Example.com']],
    ['without a length', []],
  ])('do not keep anybody busy if they are %s', (_, lines) => {
    expect(eventsIn(anEvent('a', ':20270110T100000Z', ...lines)).map(({ isBusy }) => isBusy)).toEqual([false])
  })

  it('count one event as single, and no series', () => {
    const single = (...lines: string[]) =>
      eventsIn(anEvent('a', ':20270110T100000Z', 'DURATION:PT1H', ...lines))[0]?.isSingle
    expect(single()).toBe(true)
    expect(single('RRULE:FREQ=WEEKLY')).toBe(false)
  })
})

describe('a hostile calendar', () => {
  const thread = workInThread<EventsInput, EventsOutput>(new URL('./events-thread.ts', import.meta.url), {
    timeout: 5000,
    memory: 128,
  })
  afterAll(() => thread.close())
  const readInThread = (text: string) =>
    thread.work({ texts: [text], ...range, zone: 'UTC', owner: 'ada@example.com' })

  it.each([
    ['no calendar', '<!doctype html><title>Sign in</title>'],
    ['half a calendar', aCalendar(['BEGIN:VEVENT', 'UID:a', 'DTSTART:20270110T100000Z']).slice(0, 90)],
    ['a wrong line', aCalendar(['BEGIN:VEVENT', 'this is no line', 'END:VEVENT'])],
    ['a date that is none', anEvent('a', ':2027-99-99T99', 'DURATION:PT1H')],
  ])('is refused or empty: %s', (_, text) => {
    const output = read(text)
    expect('problem' in output ? output.problem : output.events.filter(({ isBusy }) => isBusy)).toEqual(
      'problem' in output ? 'unreadable' : [],
    )
  })

  it('does not hide the events that can be read', () => {
    const wrong = ['BEGIN:VEVENT', 'UID:x', 'DTSTART:20270110T1', 'END:VEVENT']
    const right = ['BEGIN:VEVENT', 'UID:a', 'DTSTART:20270110T100000Z', 'DURATION:PT1H', 'END:VEVENT']
    expect(startsIn(aCalendar([...wrong, ...right]))).toContain('2027-01-10T10:00')
    const texts = ['<!doctype html>', aCalendar(right)]
    expect(startsIn('', { texts })).toEqual(['2027-01-10T10:00'])
  })

  it('ends with too many events', () => {
    expect(read(anEvent('a', ':20270110T100000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'))).toEqual({
      problem: 'too-many',
    })
    expect(read(anEvent('a', ':19700110T100000Z', 'DURATION:PT1S', 'RRULE:FREQ=MINUTELY'))).toEqual({
      problem: 'too-many',
    })
  })

  it('ends with a rule that never comes true, and the next calendar is read', async () => {
    const never = anEvent(
      'a',
      ':20270110T100000Z',
      'DURATION:PT1H',
      'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    )
    const output = await readInThread(never)
    // Whether the library gives up by itself or the thread is ended, nothing hangs.
    expect(output === null || 'problem' in output || output.events.length <= 1).toBe(true)
    expect(await readInThread(anEvent('b', ':20270110T100000Z', 'DURATION:PT1H'))).toMatchObject({
      events: [{ uid: 'b' }],
    })
  })

  it('of ten thousand events is read', () => {
    const events = Array.from({ length: 10_000 }, (_, index) => [
      'BEGIN:VEVENT',
      `UID:${index}`,
      'DTSTART:20270110T100000Z',
      'DURATION:PT1H',
      'END:VEVENT',
    ])
    expect(eventsIn(aCalendar(events.flat()))).toHaveLength(10_000)
    const more = anEvent('more', ':20270110T100000Z', 'DURATION:PT1H')
    expect(read(aCalendar(events.flat()), { texts: [aCalendar(events.flat()), more] })).toEqual({
      problem: 'too-many',
    })
  })
})
