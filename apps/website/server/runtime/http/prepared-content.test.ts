import { describe, expect, it } from 'vitest'
import { chooseEncoding } from './prepared-content.ts'

const both = { br: true, gzip: true }

describe('the content coding of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=0, *', 'gzip'],
    ['identity', 'identity'],
    ['identity, br;q=0.5', 'identity'],
    ['deflate', 'identity'],
    ['', 'identity'],
    ['br;q=nonsense', 'identity'],
  ])('for "%s" is %s', (accepted, chosen) => {
    expect(chooseEncoding(accepted, both)).toBe(chosen)
  })

  it('matches an available body', () => {
    expect(chooseEncoding('br, gzip', { gzip: true })).toBe('gzip')
    expect(chooseEncoding('br, gzip', {})).toBe('identity')
  })
})
