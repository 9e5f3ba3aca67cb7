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
    { kind: 'script', id: 'chat', ...common, address: 'https://chat.example/', sets: 'A cookie.' },
  ]
  return { otherCompanies: { ...otherCompanies, entries } }
})

/** The page as the server sends it. */
function served(): string {
  const router = createMemoryRouter([{ path: '/', element: <OtherCompanies /> }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

it('leads to what a frame shows where no script runs, and loads nothing', () => {
  const html = served()
  expect(html).toMatch(/<noscript><a href="https:\/\/map\.example\/embed"/)
  expect(html).not.toMatch(/<iframe|src=/)
})

it('has a place for the question from the start, where a screen reader says what appears', () => {
  expect(served()).toMatch(/<div [^>]*aria-live="polite"[^>]*><\/div>/)
})
