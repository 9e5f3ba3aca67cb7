import { expect, it, vi } from 'vitest'
import { ownPage, prices } from '#agency/testing/own-page.ts'
import { findUnknownIds } from './find-unknown-ids.ts'
import { content, type Content } from './read-content.ts'

vi.mock(import('#content/pages/home.ts'), async (original) => ({
  home: { ...(await original()).home, sections: ['about' as const] },
}))
vi.mock(import('#content/promotion.ts'), () => ({ promotion: null }))

const { assistant } = content['assistant.ts']
const [service] = content['services.ts'].services.map(({ id }) => id)
const [problem] = content['problems.ts'].problems.map(({ id }) => id)

/** The content with parts of the assistant, and with entries of `asked/`, in place of the agency's own. */
const unknownIn = (own: Partial<typeof assistant>, entries: Content['asked']['entries'] = [], more = {}) =>
  findUnknownIds({
    ...content,
    ...more,
    asked: { entries },
    'assistant.ts': {
      assistant: { alsoCalled: {}, places: { pages: {}, sections: {} }, answers: {}, ...own },
    },
  })

it('a slip in a name of the assistant is told from what is left over, and the nearest name is given', () => {
  expect(
    unknownIn({
      alsoCalled: { [`${service}x`]: ['first'], livery: ['box'] },
      places: { pages: { privasy: ['law'], team: ['us'] }, sections: {} },
      answers: { privacy: { from: ['requests', 'nowhere-at-all'] } },
    }),
  ).toEqual(
    [
      [
        `assistant.alsoCalled: there is no service, industry or system ${service}x; write ${service}, or remove it.`,
        true,
      ],
      ['assistant.alsoCalled: there is no service, industry or system livery.', false],
      ['assistant.places.pages: there is no page privasy; write privacy, or remove it.', true],
      ['assistant.places.pages: there is no page team.', false],
      ['assistant.answers.privacy: no shown page has the entry requests; write request, or remove it.', true],
      ['assistant.answers.privacy: no shown page has the entry nowhere-at-all.', false],
    ].map(([sentence, isMisspelt]) => ({ file: 'assistant.ts', sentence, isMisspelt })),
  )
})

it('a page may be one of the agency’s own, or the articles', () => {
  const own = { 'own-pages/team.ts': { page: ownPage([prices]) } }
  expect(
    unknownIn({ places: { pages: { team: ['us'], articles: ['blog'] }, sections: {} } }, [], own),
  ).toEqual([])
})

it('an answer from a section that a page leaves out is mentioned', () => {
  expect(unknownIn({ answers: { price: { from: [problem ?? '', 'request'] } } })).toEqual([
    {
      file: 'assistant.ts',
      sentence: `assistant.answers.price: no shown page has the entry ${problem}.`,
      isMisspelt: false,
    },
  ])
})

it('a heading of asked/ has an answer, or names a fact, an answer, or what comes and goes', () => {
  const ways = ['do you']
  const entry = (id: string, answer?: string) => ({
    id,
    asked: ways,
    ...(answer && { answer }),
    file: 'ours.txt',
  })
  const answers = { price: 'It is free.' }
  const known = ['request', 'all-services', 'answer-price', 'promotion', 'articles', 'what-to-wear']
  expect(unknownIn({ answers }, [entry('what-to-wear', 'Boots.'), ...known.map((id) => entry(id))])).toEqual(
    [],
  )
  expect(
    unknownIn({ answers }, [entry('what-to-wear', 'Boots.'), entry('what-to-waer'), entry('all-stables')]),
  ).toEqual([
    {
      file: 'asked/ours.txt',
      sentence:
        'the heading needs an Answer: no shown page has the entry what-to-waer; write what-to-wear, or remove it.',
      isMisspelt: true,
    },
    {
      file: 'asked/ours.txt',
      sentence: 'the heading needs an Answer: no shown page has the entry all-stables.',
      isMisspelt: false,
    },
  ])
})

it('a card names a service that exists', () => {
  const { home } = content['pages/home.ts']
  const [card] = home.solutions?.cards ?? []
  const solutions = { ...home.solutions, cards: [{ ...card, service: `${service}s` }] }
  expect(unknownIn({}, [], { 'pages/home.ts': { home: { ...home, solutions } } })).toEqual([
    {
      file: 'pages/home.ts',
      sentence: `home.solutions, "${card?.title}", is not shown: there is no service ${service}s; write ${service}, or remove it.`,
      isMisspelt: true,
    },
  ])
})

it('a number needs no service', () => {
  const claim = { value: '7', prefix: 'Up to', label: 'fewer calls' }
  expect(unknownIn({}, [], { 'numbers.ts': { claims: { calls: claim } } })).toEqual([])
})
