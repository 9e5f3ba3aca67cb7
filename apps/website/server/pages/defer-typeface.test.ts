import { describe, expect, it } from 'vitest'
import { deferTypeface } from './defer-typeface.ts'

const link = '<link rel="stylesheet" href="/assets/typeface.css" fetchPriority="low"/>'
const fonts = "@font-face{font-family:'Geist'}"
const stylesheets = new Map([['/assets/typeface.css', fonts]])

describe('a document that links its fonts', () => {
  it('carries them for paper, for a browser without scripts, and for the script right behind them', () => {
    const document = deferTypeface(`<head>${link}</head>`, stylesheets)
    expect(document).toContain(`<style media="print">${fonts}</style><script>(function showTypeface`)
    expect(document).toContain(`<noscript><style>${fonts}</style></noscript>`)
  })

  it('keeps the link, which nothing fetches', () => {
    expect(deferTypeface(link, stylesheets)).toMatch(/fetchPriority="low" disabled=""\/>$/)
  })

  it('keeps it as it is where the build does not have the fonts', () => {
    expect(deferTypeface(link, new Map())).toBe(link)
  })
})
