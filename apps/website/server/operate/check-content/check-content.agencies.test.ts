import { describe, expect, it } from 'vitest'
import { checkContent } from './check-content.ts'
import { describeTheme } from './describe-theme.ts'
import { findLeftovers } from './find-leftovers.ts'
import { content } from './read-content.ts'

describe('the content of an agency that ships', () => {
  it('fits the schema, and references nothing that does not exist', () => {
    expect(checkContent(content)).toEqual([])
  })

  it('mentions nothing that was removed', () => {
    expect(findLeftovers(content)).toEqual([])
  })

  it('has colours that need no adjustment', () => {
    expect(describeTheme()).toEqual([])
  })
})
