import { brand } from '#content/brand.ts'
import { expect, it } from 'vitest'
import { siteData, breadcrumbData } from './structured-data.ts'

it('names the kind of business that the owner chose, else an organization', () => {
  const kindOf = (businessType?: string) => siteData('https://agency.example', { businessType })[0]?.['@type']
  expect(kindOf('VeterinaryCare')).toBe('VeterinaryCare')
  expect(kindOf()).toBe('Organization')
})

it('names the hours of each office, its own or those of the agency', () => {
  const address = { street: 'Am Wall 1', city: 'Bremen', country: 'DE' }
  const [organization] = siteData(
    'https://vets.example',
    {},
    {
      openingHours: [{ days: ['Monday'], opens: '08:00', closes: '18:00' }],
      offices: [
        { name: 'Wall', ...address },
        { name: 'Port', ...address, openingHours: [{ days: ['Saturday'], opens: '09:00', closes: '12:00' }] },
        { name: 'Store', ...address, openingHours: [] },
      ],
    },
  )
  const hours = (day: string, opens: string, closes: string) => [
    { '@type': 'OpeningHoursSpecification', dayOfWeek: [day], opens, closes },
  ]
  expect(organization?.['location']).toMatchObject([
    { name: 'Wall', openingHoursSpecification: hours('Monday', '08:00', '18:00') },
    { name: 'Port', openingHoursSpecification: hours('Saturday', '09:00', '12:00') },
    { name: 'Store' },
  ])
  expect(JSON.stringify(organization?.['location']).match(/openingHoursSpecification/g)).toHaveLength(2)
})

it('a page is below the home page, and below those whose path its own continues', () => {
  const pages = [
    { path: '/', name: 'Home' },
    { path: '/prices/hotels', name: 'For hotels' },
    { path: '/prices', name: 'Prices' },
    { path: '/prices-of-old', name: 'Former prices' },
  ]
  const { itemListElement } = breadcrumbData('https://a.example', { path: '/prices/hotels' }, pages)
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: brand.name, item: 'https://a.example/' },
    { '@type': 'ListItem', position: 2, name: 'Prices', item: 'https://a.example/prices' },
    { '@type': 'ListItem', position: 3, name: 'For hotels', item: 'https://a.example/prices/hotels' },
  ])
})
