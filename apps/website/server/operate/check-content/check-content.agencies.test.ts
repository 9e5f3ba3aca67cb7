import { describe, expect, it } from 'vitest'
import { brand } from '#content/brand.ts'
import { checkContent } from './check-content.ts'
import { contrast, ground } from '#server/operate/doctor/contrast.ts'
import { findLeftovers } from './find-leftovers.ts'
import { content } from './read-content.ts'

describe('the content of an agency that ships', () => {
  it('fits the schema, and references nothing that does not exist', () => {
    expect(checkContent(content)).toEqual([])
  })

  it('mentions nothing that was removed', () => {
    expect(findLeftovers(content)).toEqual([])
  })

  it('has a readable accent colour', () => {
    expect(contrast(brand.accent, ground)).toBeGreaterThanOrEqual(4.5)
  })
})
