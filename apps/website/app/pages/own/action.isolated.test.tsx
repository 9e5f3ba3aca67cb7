import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { Action } from './action.tsx'

const roofs = vi.hoisted(() => ({ hasSkyline: true }))
vi.mock(import('#contract/site-map.ts'), async (load) => ({
  ...(await load()),
  get hasSkyline() {
    return roofs.hasSkyline
  },
}))

afterEach(() => {
  roofs.hasSkyline = true
})

const html = () =>
  renderToStaticMarkup(
    <Action section={{ kind: 'action', title: 'Come by', links: [{ label: 'Write', href: '/#contact' }] }} />,
  )

it('stands above the roofs only where the home page has them', () => {
  expect(html()).toContain('class="skyline')
  roofs.hasSkyline = false
  expect(html()).not.toContain('skyline')
})
