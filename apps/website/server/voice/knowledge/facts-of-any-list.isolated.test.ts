import { describe, expect, it, vi } from 'vitest'
import { ownPage } from '#agency/testing/own-page.ts'
import { factsOfPage } from './own-page-facts.ts'
import { headed, listed, stepInWords } from './sentences.ts'
import { siteKnowledge } from './site-knowledge.ts'

/** A riding school: names in the plural, and lists of nouns, clauses and whole sentences. */
vi.mock(import('#content/services.ts'), async (original) => ({
  services: (await original()).services.map((service, at) =>
    service.kind === 'core' && at === 0
      ? {
          ...service,
          id: 'camps',
          name: 'Holiday camps',
          detail: 'Monday to Friday, 9 am to 4 pm',
          features: ['Two rides a day', 'Lunch included', 'You groom your own horse.'],
          benefits: ['They learn the care of a horse, too'],
          useCases: ['Easter holidays', 'Adults who have never ridden'],
        }
      : service,
  ),
}))
vi.mock(import('#content/pages/services.ts'), async (original) => {
  const { servicesPage } = await original()
  const headings = {
    features: 'What is in it',
    benefits: 'What you gain',
    useCases: 'For whom?',
    more: 'More',
  }
  return { servicesPage: { ...servicesPage, headings } }
})
vi.mock('#content/testimonials.ts', () => ({
  testimonials: [
    {
      quote: 'She leads a horse.',
      author: 'Anke Meyer',
      position: 'Mother of a rider',
      company: 'Lilienthal',
    },
  ],
}))
vi.mock(import('#content/contact.ts'), async (original) => {
  const { contact } = await original()
  const stable = { name: 'Birkenhof', street: 'Birkenweg 12', city: 'Lilienthal', country: 'DE' }
  return { contact: { ...contact, offices: [stable] } }
})
vi.mock(import('#content/brand.ts'), async (original) => ({
  brand: { ...(await original()).brand, name: 'Birkenhof', legalName: 'Birkenhof' },
}))
vi.mock(import('#content/numbers.ts'), async (original) => {
  const numbers = await original()
  const ride = { prefix: '', value: '2 h', label: 'on horseback every week' }
  return { ...numbers, claims: { ...numbers.claims, ride } }
})

const { facts } = siteKnowledge(null, '')
const said = (id: string): string | undefined => facts.find((fact) => fact.id === id)?.say

describe('facts made of lists read as sentences', () => {
  it.each([
    ['camps-in-short', 'Holiday camps: Monday to Friday, 9 am to 4 pm.'],
    [
      'camps-features',
      'Holiday camps. What is in it: Two rides a day. Lunch included. You groom your own horse.',
    ],
    ['camps-feature-2', 'Holiday camps: Lunch included.'],
    ['camps-benefits', 'Holiday camps. What you gain: They learn the care of a horse, too.'],
    ['camps-benefit-1', 'Holiday camps: They learn the care of a horse, too.'],
    ['camps-use-cases', 'Holiday camps. For whom? Easter holidays. Adults who have never ridden.'],
    ['camps-use-1', 'Holiday camps. For whom? Easter holidays.'],
    ['testimonial-1', 'Anke Meyer, Mother of a rider, Lilienthal: “She leads a horse.”'],
    ['all-testimonials', 'Anke Meyer, Lilienthal: “She leads a horse.”'],
    ['offices', 'You find us here. Birkenhof: Birkenweg 12, Lilienthal.'],
    ['legal-name', 'Our full name is Birkenhof.'],
    ['ride', '2 h on horseback every week.'],
    ['time-saved', 'Up to 15 hours saved weekly, a sample figure.'],
  ])('%s', (id, say) => {
    expect(said(id)).toBe(say)
  })

  it('the services and the fields of the form stand after a colon, as the site writes them', () => {
    expect(said('all-services')).toMatch(/^We offer: Holiday camps, .+\. We also offer: /)
    expect(said('form-fields')).toMatch(/^The form asks for: Full name, .+ and Message \(optional\)\.$/)
  })

  it('the parts of a price and the items of a page', () => {
    const includes = ['Easter egg hunt', 'You ride daily.']
    const plans = [{ name: 'Camp', price: 320, text: 'Five days.', includes }]
    const section = { kind: 'prices' as const, title: 'Prices', currency: 'EUR', plans }
    const says = factsOfPage('prices', ownPage([section])).map(({ say }) => say)
    expect(says[2]).toMatch(/ Included: Easter egg hunt\. You ride daily\.$/)
    const rules = { kind: 'text' as const, blocks: [{ list: ['Be on time.', 'Lunch, dinner'] }] }
    expect(factsOfPage('rules', ownPage([rules])).at(-1)?.say).toBe('Be on time. Lunch, dinner.')
  })
})

it('names are told apart where one of them has an "and" or a comma', () => {
  expect(listed(['Trial lesson', 'Livery'])).toBe('Trial lesson and Livery')
  expect(listed(['Tables and rooms', 'Menus'])).toBe('Tables and rooms; Menus')
})

it('the time of a step stands before its name', () => {
  expect(stepInWords({ name: 'You come early', time: 'Monday', text: 'In long trousers' })).toBe(
    'Monday: You come early. In long trousers.',
  )
  expect(stepInWords({ name: 'Groom', text: 'With a brush.' })).toBe('Groom: With a brush.')
  expect(headed('For whom', 'Beginners.')).toBe('For whom: Beginners.')
})
