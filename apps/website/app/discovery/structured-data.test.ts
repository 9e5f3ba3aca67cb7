import { expect, it } from 'vitest'
import { siteData } from './structured-data.ts'

it('names the kind of business that the owner chose, else an organization', () => {
  const kindOf = (businessType?: string) => siteData('https://agency.example', { businessType })[0]?.['@type']
  expect(kindOf('VeterinaryCare')).toBe('VeterinaryCare')
  expect(kindOf()).toBe('Organization')
})
