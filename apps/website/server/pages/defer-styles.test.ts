import { describe, expect, it } from 'vitest'
import { deferStyles } from './defer-styles.ts'

const link = '<link rel="stylesheet" href="/assets/deferred.css" fetchPriority="low"/>'
const styles = "@font-face{font-family:'Geist'}"
const stylesheets = new Map([['/assets/deferred.css', styles]])

describe('a document that links its deferred styles', () => {
  it('contains them for print, for browsers without scripts, and for the script behind them', () => {
    const document = deferStyles(`<head>${link}</head>`, stylesheets)
    expect(document).toContain(`<style media="print">${styles}</style><script>(function showDeferredStyles`)
    expect(document).toContain(`<noscript><style>${styles}</style></noscript>`)
  })

  it('keeps the link, but disabled', () => {
    expect(deferStyles(link, stylesheets)).toMatch(/fetchPriority="low" disabled=""\/>$/)
  })

  it('is returned unchanged if the build does not have them', () => {
    expect(deferStyles(link, new Map())).toBe(link)
  })
})
