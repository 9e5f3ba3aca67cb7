import { expect, it } from 'vitest'
import { siteData } from './structured-data.ts'

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
