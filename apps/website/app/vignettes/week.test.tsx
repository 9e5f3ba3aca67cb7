import { describe, expect, it } from 'vitest'
import { required } from '#agency/required.ts'
import { examples } from '#content/examples.ts'

describe('the example week', () => {
  const { days, hours, slots } = required(examples.week, 'examples.week')

  it.for(days.map((day, index) => [day, index] as const))('has no gap on %s', ([, day]) => {
    const taken = slots
      .filter((slot) => slot.day === day)
      .flatMap(({ hour, length }) => Array.from({ length }, (_, index) => hour + index))
    expect(taken.toSorted((a, b) => a - b)).toEqual([...hours.keys()])
  })

  it('shows on every day what was filled overnight', () => {
    const filled = new Set(slots.filter((slot) => slot.filled).map(({ day }) => day))
    expect(filled.size).toBe(days.length)
  })
})
