import { describe, expect, it } from 'vitest'
import { promotion } from '#content/promotion.ts'
import { currentPromotion } from './current-promotion.ts'

const offer = { endsOn: '2027-03-31', text: 'before March 31st', companionText: 'Join 500+ businesses' }

describe('a promotion', () => {
  it('is shown until the last second of the day before it ends', () => {
    expect(currentPromotion(offer, new Date('2027-03-30T23:59:59Z'), 'UTC')).toBe(offer)
  })

  it('is gone from midnight of the day on which it ends', () => {
    expect(currentPromotion(offer, new Date('2027-03-31T00:00:00Z'), 'UTC')).toBeNull()
  })

  it('ends at midnight where the agency is', () => {
    const evening = new Date('2027-03-31T03:30:00Z')
    expect(currentPromotion(offer, evening, 'America/New_York')).toBe(offer)
    expect(currentPromotion(offer, evening, 'Europe/Berlin')).toBeNull()
  })

  it('may be missing', () => {
    expect(currentPromotion(null, new Date(), 'UTC')).toBeNull()
  })

  it('carries no year in its words', () => {
    expect(promotion?.text).not.toMatch(/20\d\d/)
  })
})
