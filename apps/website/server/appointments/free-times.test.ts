import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import type { AppointmentKind } from '#agency/schema/appointments.ts'
import { createKind } from './kinds.ts'
import {
  byHolder,
  freeHolder,
  freeTimes,
  offeredTimes,
  type TakenTime,
  type WantedTime,
} from './free-times.ts'

const everyDay = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const satisfies string[]
const agency = { offices: [], openingHours: [], holidays: [] }

const kindOf = (fields: Partial<AppointmentKind> = {}) =>
  createKind(
    {
      slug: 'call',
      name: 'Call',
      text: 'A call',
      service: 'any',
      minutes: 60,
      noticeHours: 0,
      daysAhead: 1,
      how: { by: 'phone' },
      hours: [{ days: [...everyDay], opens: '09:00', closes: '12:00' }],
      timeZone: 'Europe/Berlin',
      heldBy: ['ada@example.com'],
      ...fields,
    },
    agency,
  )

const at = (time: string) => Date.parse(time)
const iso = (times: readonly number[]) => times.map((time) => new Date(time).toISOString().slice(0, 16))

function taken(kind: ReturnType<typeof kindOf>, start: string, fields: Partial<TakenTime> = {}): TakenTime {
  const { length, bufferBefore, bufferAfter } = kind.rules
  const startsAt = at(start)
  return {
    holder: 'ada@example.com',
    kind: kind.rules.kind,
    startsAt,
    endsAt: startsAt + length,
    busyFrom: startsAt - bufferBefore,
    busyUntil: startsAt + length + bufferAfter,
    ...fields,
  }
}

/** The free times of a kind with the people who hold it. */
function free(kind: ReturnType<typeof kindOf>, now: string, times: readonly TakenTime[] = []) {
  const holders = kind.content.heldBy === 'anybody' ? [] : kind.content.heldBy
  return iso(freeTimes(kind.rules, offeredTimes(kind.rules, at(now)), { holders, taken: byHolder(times) }))
}

describe('the times that a kind offers', () => {
  it('begin in the hours, leave room for the length, and keep the notice and the last day', () => {
    expect(free(kindOf(), '2026-12-01T00:00Z')).toEqual([
      '2026-12-01T08:00',
      '2026-12-01T09:00',
      '2026-12-01T10:00',
      '2026-12-02T08:00',
      '2026-12-02T09:00',
      '2026-12-02T10:00',
    ])
    expect(free(kindOf({ noticeHours: 24, every: 30 }), '2026-12-01T08:01Z')).toEqual([
      '2026-12-02T08:30',
      '2026-12-02T09:00',
      '2026-12-02T09:30',
      '2026-12-02T10:00',
    ])
  })

  it('follow the clocks when they change', () => {
    const night = [{ days: [...everyDay], opens: '01:00', closes: '04:00' }]
    // At 2 the clocks go to 3: the hours are two long.
    expect(free(kindOf({ hours: night, daysAhead: 1 }), '2027-03-27T12:00Z')).toEqual([
      '2027-03-28T00:00',
      '2027-03-28T01:00',
    ])
    // At 3 they go back to 2: the hours are four long.
    expect(free(kindOf({ hours: night, daysAhead: 1 }), '2026-10-24T12:00Z')).toEqual([
      '2026-10-24T23:00',
      '2026-10-25T00:00',
      '2026-10-25T01:00',
      '2026-10-25T02:00',
    ])
    // The same hour of the day before and after.
    expect(free(kindOf({ daysAhead: 2, minutes: 180 }), '2026-10-24T00:00Z')).toEqual([
      '2026-10-24T07:00',
      '2026-10-25T08:00',
      '2026-10-26T08:00',
    ])
  })

  it('cross midnight, also from one interval of the hours into the next', () => {
    const evening = kindOf({ hours: [{ days: ['Tuesday'], opens: '22:00', closes: '01:00' }] })
    expect(free(evening, '2026-12-01T12:00Z')).toEqual([
      '2026-12-01T21:00',
      '2026-12-01T22:00',
      '2026-12-01T23:00',
    ])
    // Tuesday's hours go on after midnight of Wednesday, today.
    expect(free(evening, '2026-12-01T22:30Z')).toEqual(['2026-12-01T23:00'])
    const touching = kindOf({
      minutes: 120,
      hours: [
        { days: ['Tuesday'], opens: '23:00', closes: '00:00' },
        { days: ['Wednesday'], opens: '00:00', closes: '01:00' },
      ],
    })
    expect(free(touching, '2026-12-01T12:00Z')).toEqual(['2026-12-01T22:00'])
  })

  it('know 29 February', () => {
    expect(free(kindOf({ minutes: 180, daysAhead: 2 }), '2028-02-28T00:00Z')).toEqual([
      '2028-02-28T08:00',
      '2028-02-29T08:00',
      '2028-03-01T08:00',
    ])
    expect(free(kindOf({ minutes: 180, daysAhead: 1, holidays: ['02-29'] }), '2028-02-28T00:00Z')).toEqual([
      '2028-02-28T08:00',
    ])
  })

  it('leave out a holiday that was added later, but not what was booked on it', () => {
    const before = kindOf({ daysAhead: 1 })
    const booked = taken(before, '2026-12-02T09:00Z')
    const after = kindOf({ daysAhead: 1, holidays: ['2026-12-02'] })
    expect(free(after, '2026-12-02T00:00Z', [booked])).toEqual([
      '2026-12-03T08:00',
      '2026-12-03T09:00',
      '2026-12-03T10:00',
    ])
    expect(freeHolder(wanted(after, '2026-12-02T09:00Z'), byHolder([booked]))).toBeUndefined()
  })

  describe('on a server in another zone', () => {
    const zone = process.env['TZ']
    afterEach(() => {
      if (zone === undefined) delete process.env['TZ']
      else process.env['TZ'] = zone
    })

    it('are the same', () => {
      const expected = free(kindOf({ daysAhead: 30 }), '2026-10-20T23:30Z')
      expect(expected).toHaveLength(93)
      for (const TZ of ['Pacific/Kiritimati', 'America/St_Johns', 'Pacific/Pago_Pago']) {
        process.env['TZ'] = TZ
        expect(free(kindOf({ daysAhead: 30 }), '2026-10-20T23:30Z')).toEqual(expected)
      }
    })
  })
})

function wanted(kind: ReturnType<typeof kindOf>, start: string, holders = ['ada@example.com']): WantedTime {
  return { rules: kind.rules, startsAt: at(start), ...kind.dayAround(at(start)), holders }
}

describe('the times that are free', () => {
  it('leave the longer of two buffers between two appointments', () => {
    const call = kindOf({ every: 15, minutes: 30, daysAhead: 1, bufferBefore: 15, bufferAfter: 30 })
    expect(free(call, '2026-12-02T12:00Z', [taken(call, '2026-12-03T09:00Z')])).toEqual([
      '2026-12-03T08:00',
      '2026-12-03T10:00',
      '2026-12-03T10:15',
      '2026-12-03T10:30',
    ])
  })

  it('end when somebody has enough of a kind that day', () => {
    const call = kindOf({ mostADay: 2 })
    const two = [taken(call, '2026-12-01T08:00Z'), taken(call, '2026-12-01T09:00Z')]
    expect(free(call, '2026-12-01T00:00Z', two).map((time) => time.slice(0, 10))).toEqual(
      Array(3).fill('2026-12-02'),
    )
    const ofAnother = two.map((each) => ({ ...each, kind: 'visit' }))
    expect(free(call, '2026-12-01T00:00Z', ofAnother)[0]).toBe('2026-12-01T10:00')
  })

  it('are those of anybody who holds the kind; who has fewer that day gets it', () => {
    const holders = ['ada@example.com', 'max@example.com']
    const call = kindOf({ heldBy: holders })
    const early = taken(call, '2026-12-01T08:00Z')
    expect(free(call, '2026-12-01T00:00Z', [early])).toContain('2026-12-01T08:00')
    const one = byHolder([early])
    expect(freeHolder(wanted(call, '2026-12-01T08:00Z', holders), one)).toBe('max@example.com')
    expect(freeHolder(wanted(call, '2026-12-01T10:00Z', holders), one)).toBe('max@example.com')
    expect(freeHolder(wanted(call, '2026-12-02T10:00Z', holders), one)).toBe('ada@example.com')
    const both = [early, { ...early, holder: 'max@example.com' }]
    expect(free(call, '2026-12-01T00:00Z', both)).not.toContain('2026-12-01T08:00')
    expect(freeHolder(wanted(call, '2026-12-01T08:00Z', holders), byHolder(both))).toBeUndefined()
  })

  it('agree, whatever is taken, with what is decided for each time alone', () => {
    const holders = ['ada@example.com', 'max@example.com']
    const quarter = 15 * 60_000
    const begin = at('2026-10-24T00:00Z')
    const appointment = fc.record({
      holder: fc.constantFrom(...holders, 'nobody@example.com'),
      kind: fc.constantFrom('call', 'visit'),
      slot: fc.integer({ min: 0, max: 4 * 24 * 3 }),
      length: fc.integer({ min: 1, max: 8 }),
      before: fc.integer({ min: 0, max: 3 }),
      after: fc.integer({ min: 0, max: 3 }),
    })
    const rules = fc.record({
      minutes: fc.constantFrom(15, 30, 45, 90),
      every: fc.constantFrom(15, 30),
      bufferBefore: fc.constantFrom(0, 15, 40),
      bufferAfter: fc.constantFrom(0, 10, 45),
      mostADay: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    })
    fc.assert(
      fc.property(rules, fc.array(appointment, { maxLength: 30 }), (fields, appointments) => {
        const { mostADay, ...others } = fields
        const kind = kindOf({ ...others, ...(mostADay === undefined ? {} : { mostADay }), daysAhead: 2 })
        const all = appointments.map(({ holder, kind: slug, slot, length, before, after }): TakenTime => {
          const startsAt = begin + slot * quarter
          const endsAt = startsAt + length * quarter
          return {
            holder,
            kind: slug,
            startsAt,
            endsAt,
            busyFrom: startsAt - before * quarter,
            busyUntil: endsAt + after * quarter,
          }
        })
        const offered = offeredTimes(kind.rules, begin)
        const found = freeTimes(kind.rules, offered, { holders, taken: byHolder(all) })
        const alone = offered.filter(
          (time) =>
            freeHolder(wanted(kind, new Date(time).toISOString(), holders), byHolder(all)) !== undefined,
        )
        expect(found).toEqual(alone)
        // Whoever gets a time has no other appointment then.
        for (const time of found) {
          const holder = freeHolder(wanted(kind, new Date(time).toISOString(), holders), byHolder(all))
          const beside = all.filter((each) => each.holder === holder)
          expect(beside.some((each) => each.startsAt < time + kind.rules.length && time < each.endsAt)).toBe(
            false,
          )
        }
      }),
      { numRuns: 300 },
    )
  })
})
