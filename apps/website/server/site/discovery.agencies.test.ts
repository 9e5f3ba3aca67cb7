import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildFolder } from '#agency/content-folder.ts'
import { sitePages } from '#contract/site-pages.ts'
import { llmsText, robotsText, sitemap } from './discovery.ts'
import { loadAppBuild } from './pages/create-page-renderer.ts'

const website = join(import.meta.dirname, '../..')
const origin = 'https://agency.example'

describe('discovery', () => {
  it('lists exactly the pages that have a route', async () => {
    const { routes } = await loadAppBuild(join(website, buildFolder, 'server/index.js'))
    const paths = Object.values(routes).flatMap((route) =>
      route === undefined || route.parentId === undefined || /[*:]/.test(route.path ?? '')
        ? []
        : [route.path ?? '/'],
    )
    expect(sitePages.map(({ path }) => path).toSorted()).toEqual(paths.toSorted())
  })

  it('puts them into the sitemap with absolute addresses', () => {
    const locations = [...sitemap(origin).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
    expect(locations).toEqual(sitePages.map(({ path }) => origin + path))
  })

  it('points robots to the sitemap, and keeps them out of the API', () => {
    expect(robotsText(origin)).toContain(`Sitemap: ${origin}/sitemap.xml`)
    expect(robotsText(origin)).toContain('Disallow: /api/')
  })

  it('gives language models every page with its content', () => {
    for (const { path, description } of sitePages) {
      expect(llmsText(origin)).toContain(`(${origin}${path}): ${description}`)
    }
  })
})
