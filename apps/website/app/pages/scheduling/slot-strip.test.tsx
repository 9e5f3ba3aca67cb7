import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { scheduling } from '#content/pages/scheduling.ts'
import { SlotStrip } from './slot-strip.tsx'

const named = [
  ...scheduling.features.items.map(({ title, strip }) => [title, strip] as const),
  ...scheduling.industries.items.map(({ name, strip }) => [name, strip] as const),
]

describe('a stretch of a calendar', () => {
  it.for(named)('of %s ends within its frame', ([, strip]) => {
    const html = renderToStaticMarkup(<SlotStrip slots={strip} />)
    const ends = [...html.matchAll(/ x="([\d.]+)"[^>]* width="([\d.]+)"/g)].map(
      ([, x, width]) => Number(x) + Number(width),
    )
    expect(ends).toHaveLength(strip.filter((slot) => !slot.startsWith('buffer')).length)
    expect(Math.max(...ends)).toBeLessThanOrEqual(240)
  })
})
