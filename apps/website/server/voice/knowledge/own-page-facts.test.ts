import { expect, it } from 'vitest'
import { ownPage, people, prices, questions } from '#agency/testing/own-page.ts'
import { promotion } from '#content/promotion.ts'
import { callsTo } from '../evaluation/open-call.ts'
import { factsOfPage } from './own-page-facts.ts'
import { siteKnowledge } from './site-knowledge.ts'

const knowledge = siteKnowledge(promotion, 'Nothing is recorded.')
const facts = factsOfPage('offer', ownPage([prices, questions, people]))
const open = callsTo({ ...knowledge, facts: [...knowledge.facts, ...facts] })

it.each([
  ['What does Small cost?', '€89.50 a month, or €890 a year'],
  ['Who is Dr. Ada Maria Okoro?', 'Founder'],
  ['Is it <safe>?', 'See the plans.'],
  ['How many people are you?', 'names one person: Dr. Ada Maria Okoro'],
])('the assistant answers "%s" from an own page', async (question, answer) => {
  expect((await open()(question)).text).toContain(answer)
})

it('a page is known by its description, and offered to be shown', () => {
  expect(facts.find(({ id }) => id === 'page-offer')).toMatchObject({
    say: 'All that we offer, and for how much.',
    offers: { names: ['Offer'], path: '/offer' },
  })
})

it('a plan has the id that the content gives it, and other facts one of the page', () => {
  const ids = facts.map(({ id }) => id)
  expect(ids).toEqual([
    'page-offer',
    'plans',
    'small',
    'offer-1-2',
    'offer-1-3',
    'offer-2-1',
    'offer-3',
    'offer-3-1',
  ])
})

it('the way is known where a page shows it', () => {
  const map = { picture: 'media/map.svg', alt: 'The way' }
  const section = {
    kind: 'map' as const,
    title: 'Our door',
    map,
    address: ['Dorfstraße 1', 'Bremen'],
    directions: [],
  }
  expect(factsOfPage('us', ownPage([section]))).toContainEqual(
    expect.objectContaining({ id: 'us-1', say: 'Our door. Dorfstraße 1, Bremen.' }),
  )
})

it('points are known one by one, and together by their heading', async () => {
  const items = [
    { id: 'towel', title: 'A towel', text: 'Large enough to lie on.' },
    { title: 'Old shoes', text: 'They get wet.' },
  ]
  const points = factsOfPage('us', ownPage([{ kind: 'points', title: 'What to pack', items }]))
  expect(points.slice(1).map(({ id, say }) => [id, say])).toEqual([
    ['us-1', 'What to pack: A towel. Old shoes.'],
    ['towel', 'A towel. Large enough to lie on.'],
    ['us-1-2', 'Old shoes. They get wet.'],
  ])
  const ask = callsTo({ ...knowledge, facts: [...knowledge.facts, ...points] })()
  expect((await ask('What should I pack?')).text).toBe('What to pack: A towel. Old shoes.')
})

it('what a text, its steps and a comparison say is known', () => {
  const says = factsOfPage(
    'us',
    ownPage([
      {
        kind: 'text',
        title: 'Who we are',
        blocks: ['Two sisters.', { heading: 'Since when' }, 'Since 1998.'],
      },
      { kind: 'steps', title: 'How it goes', items: [{ name: 'Call', time: 'day 1', text: 'We ring you.' }] },
      {
        kind: 'comparison',
        title: 'What is in which',
        of: 'Included',
        columns: ['Small', 'Large'],
        rows: [{ name: 'Parking', values: [false, true] }],
        yes: 'Yes',
        no: 'No',
      },
    ]),
  ).map(({ say }) => say)
  expect(says.slice(1)).toEqual([
    'Two sisters.',
    'Since 1998.',
    'day 1: Call. We ring you.',
    'Parking. Small: No. Large: Yes.',
  ])
})

it.each([
  ['Monthly, without a term.', 'contract'],
  ['For every size.', undefined],
])('what stands above the prices answers for a contract if it is about one: %s', (lead, topic) => {
  const fact = factsOfPage('offer', ownPage([{ ...prices, lead }])).find(({ say }) => say === lead)
  expect(fact?.topic).toBe(topic)
})
