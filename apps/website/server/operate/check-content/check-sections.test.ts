import { expect, it } from 'vitest'
import { checkContent } from './check-content.ts'
import { content } from './read-content.ts'

const { home } = content['pages/home.ts']

const sentencesOf = (changed: Partial<typeof content>) =>
  checkContent({ ...content, ...changed }).map(({ file, sentence }) => `${file}: ${sentence}`)

it('a section needs its words while the page has it', () => {
  const { night: _, ...rest } = home
  expect(sentencesOf({ 'pages/home.ts': { home: rest } })).toEqual([
    'pages/home.ts: home.night is missing: write it, or leave the section out of home.sections.',
  ])
  expect(sentencesOf({ 'pages/home.ts': { home: { ...rest, sections: ['about', 'badges'] } } })).toEqual([])
})

it('a section stands on a page once, under a name that exists', () => {
  expect(sentencesOf({ 'pages/home.ts': { home: { ...home, sections: ['about', 'about'] } } })).toEqual([
    'pages/home.ts: home.sections names a section twice.',
  ])
  const unknown = { ...home, sections: ['abuot'] } as unknown as typeof home
  expect(sentencesOf({ 'pages/home.ts': { home: unknown } })).toEqual([
    expect.stringContaining('home.sections.0 must be one of: night, badges'),
  ])
})

it('the button of the bar leads to a section that is shown', () => {
  const navigation = content['navigation.ts']
  expect(
    sentencesOf({
      'pages/home.ts': { home: { ...home, sections: ['about'] } },
      'navigation.ts': { ...navigation, getStarted: { label: 'Begin', section: 'cta' } },
    }),
  ).toEqual([
    'navigation.ts: getStarted.section is cta, which the home page leaves out or has nothing for: choose one of home, about, contact.',
  ])
})

it('the button of the bar leads to a section that has something to show', () => {
  const leadingTo = (section: 'testimonials' | 'solutions') => ({
    'navigation.ts': { ...content['navigation.ts'], getStarted: { label: 'Begin', section } },
  })
  expect(sentencesOf({ ...leadingTo('testimonials'), 'testimonials.ts': { testimonials: [] } })).toEqual([
    'navigation.ts: getStarted.section is testimonials, which the home page leaves out or has nothing for: choose one of home, solutions, about, services, cta, contact.',
  ])
  const { solutions } = home
  const noCards = { ...home, ...(solutions && { solutions: { ...solutions, cards: [] } }) }
  expect(sentencesOf({ ...leadingTo('solutions'), 'pages/home.ts': { home: noCards } })).toEqual([
    expect.stringContaining('getStarted.section is solutions, which'),
  ])
  expect(sentencesOf(leadingTo('solutions'))).toEqual([])
})

it('a page of a service names the words that are missing', () => {
  const { servicePages } = content['service-pages.ts']
  const [id, page] = Object.entries(servicePages).find(([, { layout }]) => layout === 'conversation') ?? []
  if (id === undefined || page?.layout !== 'conversation') throw new Error('no page with a conversation')
  const { note: _, ...rest } = page
  expect(sentencesOf({ 'service-pages.ts': { servicePages: { ...servicePages, [id]: rest } } })).toEqual([
    `service-pages.ts: servicePages.${id}.note is missing: write it, or leave the section out of servicePages.${id}.sections.`,
  ])
})

it('drawings of additional services need their words, and only while a service shows them', () => {
  const { servicesPage } = content['pages/services.ts']
  const { services } = content['services.ts']
  const { masked: _, stages: __, ...words } = { title: 'Also', short: 'Also', ...servicesPage.additional }
  const changed = (picture: 'masked' | 'growing' | 'watched') =>
    sentencesOf({
      'pages/services.ts': { servicesPage: { ...servicesPage, additional: words } },
      'services.ts': {
        services: [
          ...services.filter(({ kind }) => kind !== 'additional'),
          { id: 'extra', kind: 'additional', name: 'Extra', description: 'More.', facts: ['One'], picture },
        ],
      },
    }).filter((sentence) => sentence.includes('servicesPage'))
  expect(changed('watched')).toEqual([])
  expect(changed('masked')).toEqual([
    'pages/services.ts: servicesPage.additional.masked is missing: the picture masked of a service shows it.',
  ])
  expect(changed('growing')).toEqual([
    'pages/services.ts: servicesPage.additional.stages is missing: the picture growing of a service shows it.',
  ])
})
