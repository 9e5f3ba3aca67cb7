import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'

const siteMap = await vi.importActual<object>('#contract/site-map.ts')

it.each([
  [false, 'md'],
  [true, 'lg'],
])('the menu of small screens ends where the links begin: a long bar is %s', async (isBarLong, width) => {
  vi.resetModules()
  vi.doMock('#contract/site-map.ts', () => ({ ...siteMap, isBarLong }))
  const { SiteHeader } = await import('./site-header.tsx')
  const html = renderToStaticMarkup(<SiteHeader />)
  expect(html.match(/\b(?:md|lg):(?:flex|hidden)\b/g)).toEqual([`${width}:flex`, `${width}:hidden`])
})
