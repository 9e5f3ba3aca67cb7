import { describe, expect, it } from 'vitest'
import { currentPromotion } from './promotion.ts'

const offer = { shownBefore: '2027-03-31', text: 'before March 31st', companionText: 'Join 500+ businesses' }

describe('a promotion', () => {
  it('is shown until the day before it ends', () => {
    expect(currentPromotion(offer, '2026-11-21')).toBe(offer)
    expect(currentPromotion(offer, '2027-03-30')).toBe(offer)
  })

  it('is gone on the day it ends', () => {
    expect(currentPromotion(offer, '2027-03-31')).toBeNull()
    expect(currentPromotion(offer, '2028-01-01')).toBeNull()
  })

  it('is optional', () => {
    expect(currentPromotion(null, '2026-11-21')).toBeNull()
  })
})
