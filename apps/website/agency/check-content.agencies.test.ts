import { describe, expect, it } from 'vitest'
import { brand } from '#content/brand.ts'
import { checkContent } from './check-content.ts'
import { contrast, ground } from './contrast.ts'
import { findLeftovers } from './find-leftovers.ts'
import { content } from './read-content.ts'

describe('the content of a fixture agency', () => {
  it('fits the schema, and names nothing that does not exist', () => {
    expect(checkContent(content)).toEqual([])
  })

  it('speaks of nothing that was removed', () => {
    expect(findLeftovers(content)).toEqual([])
  })

  it('has an accent colour that can be read', () => {
    expect(contrast(brand.accent, ground)).toBeGreaterThanOrEqual(4.5)
  })
})
