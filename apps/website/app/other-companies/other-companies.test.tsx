import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import type { OtherCompanies as Content } from '#agency/schema/other-companies.ts'
import { OtherCompanies } from './other-companies.tsx'

vi.mock(import('#content/other-companies.ts'), async (original) => {
  const { otherCompanies } = await original()
  const common = { company: 'Map Ltd', name: 'the map', purpose: 'Shows.' }
  const entries: Content['entries'] = [
    { kind: 'frame', id: 'map', ...common, address: 'https://map.example/embed', page: 'home' },
  ]
  return { otherCompanies: { ...otherCompanies, entries } }
})

it('leads to what a frame shows where no script runs, and loads nothing', () => {
  const router = createMemoryRouter([{ path: '/', element: <OtherCompanies /> }])
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  expect(html).toMatch(/<noscript><a href="https:\/\/map\.example\/embed"/)
  expect(html).not.toMatch(/<iframe|src=/)
})
