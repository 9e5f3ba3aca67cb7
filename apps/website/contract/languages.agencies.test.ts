import { expect, it } from 'vitest'
import { languageFolders } from '#agency/content-folder.ts'
import { bookingPath } from './home-path.ts'
import { siteLanguage } from './language.ts'
import { hasLanguages, siteLanguages } from './languages.ts'
import { sitePages } from './site-pages.ts'

it.runIf(languageFolders.length === 1)('a site in one language has no list of them', () => {
  expect(siteLanguages).toEqual([])
  expect(hasLanguages).toBe(false)
})

it.runIf(languageFolders.length > 1)('each language has its own addresses for the same pages', () => {
  const [first, ...others] = siteLanguages
  const own = siteLanguages.find(({ tag }) => tag === siteLanguage.tag)
  expect(own).toMatchObject({ booking: bookingPath })
  expect(first?.paths['home']).toBe('/')
  expect(own?.paths).toEqual(Object.fromEntries(sitePages.map(({ id, path }) => [id, path])))
  expect(others).not.toEqual([])
  for (const { tag, name, paths, booking } of others) {
    expect(tag).not.toBe(first?.tag)
    expect(name).not.toBe(first?.name)
    expect(paths['home']).not.toBe('/')
    expect(booking).toBe(`${paths['home']}/book`)
    for (const [id, path] of Object.entries(paths)) {
      expect(`${path}/`.startsWith(`${paths['home']}/`), path).toBe(true)
      expect(first?.paths, id).toHaveProperty(id)
    }
  }
})
