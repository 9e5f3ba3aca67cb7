import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PercentWindows } from './percent-windows.tsx'

/** Counts dark and lit windows: a dash each, ten units apart. */
function count(html: string) {
  return [...html.matchAll(/<path d="([^"]*)"/g)].map(([, path = '']) =>
    [...path.matchAll(/h(\d+)/g)].reduce((sum, [, length]) => sum + Number(length) / 10, 0),
  )
}

describe('a number as windows', () => {
  it('that is a share lights as many of a hundred', () => {
    expect(count(renderToStaticMarkup(<PercentWindows percent={64} />))).toEqual([36, 64])
  })

  it('that is an increase adds as many to the hundred', () => {
    expect(count(renderToStaticMarkup(<PercentWindows percent={45} isIncrease />))).toEqual([100, 45])
  })
})
