import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { siteData } from '#app/discovery/structured-data.ts'
import { SiteHeader } from '#app/site-header/site-header.tsx'
import { elsewhere } from '#content/navigation.ts'
import { SiteFooter } from './site-footer.tsx'

vi.mock('./social-icons.ts', () => ({
  socialIcons: { '../agencies/vets/social/mastodon.svg': '<svg viewBox="0 0 24 24"><path d="M1 1"/></svg>' },
}))

/** The links of a part of the page: address, rel, and the name that a screen reader says. */
function linksOf(part: ReactNode): (string | undefined)[][] {
  const router = createMemoryRouter([{ path: '/', element: part }])
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  return [...html.matchAll(/<a href="(https:[^"]*)"([^>]*)>(.*?)<\/a>/g)].map(
    ([, href, attributes, inner]) => [
      href,
      /rel="([^"]*)"/.exec(attributes ?? '')?.[1],
      inner?.replaceAll(/<span[^>]*aria-hidden="true">.*?<\/span>|<[^>]+>/g, ''),
    ],
  )
}

describe('links to other sites', () => {
  beforeEach(() => {
    elsewhere.header = []
    elsewhere.social = []
  })

  it('are not in the bar, the footer or the data of an agency that has none', () => {
    expect(linksOf(<SiteHeader />)).toEqual([])
    expect(linksOf(<SiteFooter />)).toEqual([])
    expect(siteData('https://vets.example')[0]).not.toHaveProperty('sameAs')
  })

  it('stand in the bar and in its menu', () => {
    elsewhere.header = [{ label: 'Shop', href: 'https://shop.example/', rel: 'nofollow' }]
    const shop = ['https://shop.example/', 'nofollow', 'Shop']
    expect(linksOf(<SiteHeader />)).toEqual([shop, shop])
  })

  it('stand in the footer, in a column or by an icon that has a name', () => {
    elsewhere.social = [
      { label: 'Mastodon', href: 'https://social.example/@vets', rel: 'me', icon: 'mastodon.svg' },
      { label: 'Our blog', href: 'https://blog.example/' },
    ]
    expect(linksOf(<SiteFooter />)).toEqual([
      ['https://social.example/@vets', 'me', 'Mastodon'],
      ['https://blog.example/', undefined, 'Our blog'],
    ])
    expect(siteData('https://vets.example')[0]).toMatchObject({
      sameAs: ['https://social.example/@vets', 'https://blog.example/'],
    })
  })
})
