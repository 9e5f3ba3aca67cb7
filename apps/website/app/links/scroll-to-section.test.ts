import { describe, expect, it } from 'vitest'
import { sectionAskedFor } from './scroll-to-section.ts'

describe('the section of a navigation', () => {
  it('is the one in its state', () => {
    expect(sectionAskedFor({ scrollTo: 'contact' })).toBe('contact')
  })

  it.each([null, undefined, 'contact', {}, { scrollTo: 7 }, { scrollTo: null }])(
    'is none when the history holds %j',
    (state) => {
      expect(sectionAskedFor(state)).toBeNull()
    },
  )
})
