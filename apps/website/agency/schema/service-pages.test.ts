import * as v from 'valibot'
import { expect, it } from 'vitest'
import { servicePages } from '#content/service-pages.ts'
import { servicePagesSchema } from './service-pages.ts'

it('refuses a cord to a field that the switchboard does not have', () => {
  const pages = Object.values(servicePages).flatMap((page) => (page.layout === 'pipeline' ? [page] : []))
  expect(pages.length).toBeGreaterThan(0)
  for (const page of pages) {
    const withFields = (fields: string[]) => {
      const ways = [{ name: 'Phone', fills: [0, 1] }]
      const changed = { ...page, switchboard: { ...page.switchboard, ways, fields } }
      return v.safeParse(servicePagesSchema, { records: changed }).issues?.map(({ message }) => message)
    }
    expect(withFields(['Name', 'Number'])).toBeUndefined()
    expect(withFields(['Name'])).toEqual(['fills a field that does not exist: fields are counted from 0'])
  }
})
