import { describe, expect, it } from 'vitest'
import { inlineStyles } from './inline-styles.ts'

const stylesheet = { address: '/assets/root-1.css', text: 'a{content:"$&"}' }
const document = '<head><title>T</title><link rel="stylesheet" href="/assets/root-1.css"/></head>'

describe('a document that links the style sheet', () => {
  it('carries it, as it is, in front of a link that nothing fetches', () => {
    expect(inlineStyles(document, stylesheet)).toBe(
      '<head><title>T</title><style>a{content:"$&"}</style>' +
        '<link rel="stylesheet" href="/assets/root-1.css" disabled=""/></head>',
    )
  })

  it('stays as it is when it links another one', () => {
    const other = document.replace('root-1', 'root-2')
    expect(inlineStyles(other, stylesheet)).toBe(other)
  })

  it('is not written when the style sheet would end early in it', () => {
    expect(() => inlineStyles(document, { ...stylesheet, text: 'a{content:"</Style>"}' })).toThrow(
      '/assets/root-1.css cannot be part of a document',
    )
  })
})
