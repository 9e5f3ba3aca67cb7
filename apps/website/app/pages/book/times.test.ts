import { describe, expect, it, vi } from 'vitest'
import type { Booking } from '#contract/booking.ts'
import { nearestTo, showTimes } from './times.server.ts'

const hour = 3_600_000

/** A booking with a free time in each hour of some days, from the evening before the clocks of Berlin are set back. */
function freeOn(days: number): Booking {
  const first = Date.parse('2026-10-24T20:00:00.000Z')
  const times = Array.from({ length: days * 24 }, (_, index) => new Date(first + index * hour).toISOString())
  return { freeTimes: async () => times, zoneOf: () => 'Europe/Berlin' } as unknown as Booking
}

const show = (days: number, query: string) => showTimes(freeOn(days), 'call', new URLSearchParams(query))

/** How many formatters of `Intl` some work makes: each costs more than a hundred labels. */
async function countFormatters(work: () => Promise<unknown>): Promise<number> {
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  try {
    await work()
    return made.mock.calls.length
  } finally {
    made.mockRestore()
  }
}

describe('a page of times', () => {
  it('has eight days, and leads to the others', async () => {
    const first = await show(20, 'zone=Europe/Berlin')
    expect(first.days.map(({ day }) => day)).toEqual(
      Array.from({ length: 8 }, (_, index) =>
        new Date(Date.UTC(2026, 9, 24 + index)).toISOString().slice(0, 10),
      ),
    )
    expect([first.earlier, first.later]).toEqual([null, 2])
    const last = await show(20, 'zone=Europe/Berlin&page=9')
    expect([last.earlier, last.later]).toEqual([2, null])
    expect(last.days[0]).toMatchObject({ day: '2026-11-09', label: 'Monday 9 November' })
    expect((await show(0, '')).days).toEqual([])
  })

  it('names the zone of an hour that the clocks repeat, and of no other', async () => {
    const { days } = await show(3, 'zone=Europe/Berlin')
    const labels = days[1]?.times.map(({ label }) => label) ?? []
    expect(labels).toHaveLength(25)
    expect(labels.slice(0, 5)).toEqual(['00:00', '01:00', '02:00 CEST', '02:00 CET', '03:00'])
    expect((await show(3, 'zone=Asia/Tokyo')).days[0]?.label).toBe('Sunday 25 October')
  })

  it('makes its formatters once, however many days are free', async () => {
    // The zone of the hours is read once before.
    await show(1, '')
    const few = await countFormatters(() => show(2, ''))
    const many = await countFormatters(() => show(180, ''))
    expect(few).toBeGreaterThan(0)
    expect(many).toBe(few)
    expect(
      await countFormatters(() => nearestTo(freeOn(180), 'call', '2026-12-01T00:00:00.000Z', 'UTC')),
    ).toBeLessThan(few)
  })
})
