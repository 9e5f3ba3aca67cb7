import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { publicPages } from '#content/public-pages.ts'
import { llmsText } from './llms-text.ts'
import { robotsText } from './robots-text.ts'
import { sitemap } from './sitemap.ts'

const website = join(import.meta.dirname, '../..')
const origin = 'https://agency.example'

/** The paths of the route table that name one page each: no parameters, nothing that only answers programs or staff. */
function routedPages(): string[] {
  const table = readFileSync(join(website, 'app/routes.ts'), 'utf8')
  const routes = [...table.matchAll(/route\('([^'*:]+)', '\.\/pages\//g)].map(([, path]) => `/${path}`)
  return ['/', ...routes]
}

describe('discovery', () => {
  it('lists every page of the route table, and no other', () => {
    expect(publicPages.map(({ path }) => path).toSorted()).toEqual(routedPages().toSorted())
    expect(globSync('app/pages/*/', { cwd: website }).length).toBe(publicPages.length + 1) // and the 404
  })

  it('names them in the sitemap with absolute addresses', () => {
    const locations = [...sitemap(origin).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
    expect(locations).toEqual(publicPages.map(({ path }) => origin + path))
  })

  it('tells robots where the sitemap is, and keeps them out of the API', () => {
    expect(robotsText(origin)).toContain(`Sitemap: ${origin}/sitemap.xml`)
    expect(robotsText(origin)).toContain('Disallow: /api/')
  })

  it('gives language models every page with what it says', () => {
    for (const { path, description } of publicPages) {
      expect(llmsText(origin)).toContain(`(${origin}${path}): ${description}`)
    }
  })
})
