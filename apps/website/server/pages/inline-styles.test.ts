import { describe, expect, it } from 'vitest'
import { inlineStyles } from './inline-styles.ts'

const link = (name: string) => `<link rel="stylesheet" href="/assets/${name}.css"/>`
const stylesheets = new Map([
  ['/assets/root.css', 'a{content:"$&"}'],
  ['/assets/home.css', 'b{}'],
])

describe('a document that links style sheets', () => {
  it('contains them unchanged and in order, in front of disabled links', () => {
    expect(
      inlineStyles(`<head>${link('root')}${link('home')}<title></title>${link('home')}</head>`, stylesheets),
    ).toBe(
      '<head><style>a{content:"$&"}b{}</style>' +
        '<link rel="stylesheet" href="/assets/root.css" disabled=""/><link rel="stylesheet" href="/assets/home.css" disabled=""/>' +
        '<title></title><style>b{}</style><link rel="stylesheet" href="/assets/home.css" disabled=""/></head>',
    )
  })

  it('keeps the link to one that the build does not have', () => {
    expect(inlineStyles(link('other'), stylesheets)).toBe(link('other'))
  })

  it('is refused if a style sheet could end its element early', () => {
    const broken = new Map([['/assets/root.css', 'a{content:"</Style>"}']])
    expect(() => inlineStyles(link('root'), broken)).toThrow('/assets/root.css cannot be part of a document')
  })
})
