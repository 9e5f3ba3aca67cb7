import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SlotStrip } from './slot-strip.tsx'

describe('a part of a calendar', () => {
  it.for([
    [['busy 5', 'new 6', 'busy 5', 'gap 4']],
    [['busy 5', 'buffer 1', 'risk 6', 'buffer 1', 'kept 7']],
    [['busy 5 Lunch', 'new 15 Thursday at four']],
  ] as const)('of %s ends within its frame', ([strip]) => {
    const html = renderToStaticMarkup(<SlotStrip slots={strip} />)
    const ends = [...html.matchAll(/ x="([\d.]+)"[^>]* width="([\d.]+)"/g)].map(
      ([, x, width]) => Number(x) + Number(width),
    )
    expect(ends).toHaveLength(strip.filter((slot) => !slot.startsWith('buffer')).length)
    expect(Math.max(...ends)).toBeLessThanOrEqual(240)
  })

  it('says what stands in a slot', () => {
    const html = renderToStaticMarkup(<SlotStrip slots={['busy 5', 'new 6 Thu 4 pm']} />)
    expect(html).toContain('>Thu 4 pm</text>')
  })
})
