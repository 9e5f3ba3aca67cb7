import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PercentWindows } from './percent-windows.tsx'

/** How many windows are dark and how many are lit: a dash each, ten units from one to the next. */
function count(html: string) {
  return [...html.matchAll(/<path d="([^"]*)"/g)].map(([, path = '']) =>
    [...path.matchAll(/h(\d+)/g)].reduce((sum, [, length]) => sum + Number(length) / 10, 0),
  )
}

describe('a number as windows', () => {
  it('that is a share lights as many of a hundred', () => {
    expect(count(renderToStaticMarkup(<PercentWindows percent={64} />))).toEqual([36, 64])
  })

  it('that came on top lights as many beside the hundred', () => {
    expect(count(renderToStaticMarkup(<PercentWindows percent={45} isIncrease />))).toEqual([100, 45])
  })
})
