import type { KnownFact, KnownSubject } from '@frontdesk/voice-platform'
import { factId, type SoldPage, soldPages } from '#contract/service-pages.ts'
import { assistant } from '#content/assistant.ts'
import { drawnOf } from '#agency/media/is-media.ts'
import { type LayoutSection, sectionsOf } from '#agency/sections.ts'
import { listedSections } from '#contract/services-sections.ts'
import { shownSections } from '#contract/home-sections.ts'
import { home } from '#content/pages/home.ts'
import { servicesPage } from '#content/pages/services.ts'
import { exampleFacts } from './example-facts.ts'
import { factWords } from './fact-words/fact-words.ts'
import { ended, inSentences, listed, stepInWords } from './sentences.ts'

const { page: words } = factWords

/** A section is told while its page has it. */
const has = ({ page }: SoldPage, section: LayoutSection): boolean => sectionsOf(page).includes(section)

type Point = { id?: string | undefined; title: string; text: string }

/** The points of a page: benefits, features. */
const pointsOf = ({ id: page, service }: SoldPage, points: readonly Point[]): KnownFact[] =>
  points.map(({ id, title, text }) => ({
    id: id ?? `${page}-${title.toLowerCase().replace(/\W+/g, '-')}`,
    subject: service.id,
    about: title,
    say: `${ended(title)} ${ended(text)}`,
  }))

type Step = {
  id?: string | undefined
  name: string
  time?: string | undefined
  text: string
  result?: string | undefined
}

/** The steps of a process, one by one and as a list. */
function stepsOf(
  sold: SoldPage | undefined,
  steps: readonly Step[],
): { subjects: KnownSubject[]; facts: KnownFact[] } {
  const page = sold?.id
  const owner = sold === undefined ? {} : { subject: sold.service.id }
  const withIds = steps.map((step, at) => ({ ...step, id: step.id ?? `${page ?? 'project'}-step-${at + 1}` }))
  return {
    subjects: withIds.map(({ id, name, time }, at) => ({
      id,
      type: 'step',
      name,
      alsoCalled: [
        `${name} step`,
        ...(page === undefined && name.includes(' ') ? [name] : []),
        ...(page === undefined ? [`step ${at + 1}`, ...(time === undefined ? [] : [time])] : []),
      ],
    })),
    facts: [
      {
        id: `${page ?? 'project'}-steps`,
        ...owner,
        topic: 'steps',
        say: words.steps(withIds.length, inSentences(withIds.map(({ name }) => name))),
        list: withIds.map(({ id }) => id),
      },
      ...withIds.flatMap(({ id, ...step }): KnownFact[] => [
        { id, subject: id, topic: 'summary', say: stepInWords(step) },
        ...(step.result === undefined
          ? []
          : [{ id: `${id}-result`, subject: id, topic: 'result', say: ended(step.result) }]),
      ]),
    ],
  }
}

const ways = [
  ...(listedSections.includes('process') && servicesPage.process
    ? [stepsOf(undefined, servicesPage.process.steps)]
    : []),
  ...soldPages.flatMap((sold) =>
    'steps' in sold.page && sold.page.steps && has(sold, 'steps')
      ? [
          stepsOf(
            sold,
            sold.page.steps.items.map(({ id, title, text }) => ({ id, name: title, text })),
          ),
        ]
      : [],
  ),
]

const trades = Map.groupBy(
  soldPages.flatMap((sold) => {
    const { service, page } = sold
    return 'industries' in page && page.industries && has(sold, 'industries')
      ? page.industries.items.map((item) => ({ ...item, service }))
      : []
  }),
  ({ id }) => id,
)
const integrations = soldPages.flatMap((sold) =>
  sold.page.layout === 'pipeline' && sold.page.integrations && has(sold, 'integrations')
    ? sold.page.integrations.items
    : [],
)

/** Subjects on the pages beside the services: steps, industries, systems. */
export const pageSubjects: readonly KnownSubject[] = [
  ...ways.flatMap(({ subjects }) => subjects),
  ...[...trades].map(([id, [first]]): KnownSubject => ({
    id,
    type: 'industry',
    name: first?.name ?? id,
    alsoCalled: assistant.alsoCalled[id] ?? [],
  })),
  ...integrations.map(({ id, name }): KnownSubject => ({
    id,
    type: 'integration',
    name,
    alsoCalled: assistant.alsoCalled[id] ?? [],
  })),
]

/** The hero and the form of a page. */
function frameOf(sold: SoldPage): KnownFact[] {
  const { id, service, page } = sold
  return [
    {
      id: page.layout === 'conversation' ? factId(sold, 'sources') : `${id}-lead`,
      subject: service.id,
      say: ended(page.hero.lead),
    },
    {
      id: `${id}-demo`,
      subject: service.id,
      topic: 'demo',
      say: `${ended(page.form.title)} ${ended(page.form.lead)}`,
    },
  ]
}

function partsOf(sold: SoldPage): KnownFact[] {
  const { service, page } = sold
  switch (page.layout) {
    case 'conversation':
      return [
        ...(page.benefits && has(sold, 'benefits') ? pointsOf(sold, page.benefits.items) : []),
        ...(page.note && has(sold, 'note')
          ? [{ id: factId(sold, 'note'), subject: service.id, say: ended(page.note.text) }]
          : []),
      ]
    case 'pipeline':
      return []
    case 'week':
      return page.features && has(sold, 'features') ? pointsOf(sold, page.features.items) : []
  }
}

/** The facts on the services' pages, with their examples. */
export const pageFacts: readonly KnownFact[] = [
  ...ways.flatMap(({ facts }) => facts),
  ...soldPages.flatMap(frameOf),
  ...soldPages.flatMap(partsOf),
  ...[...trades].flatMap(([id, items]): KnownFact[] => [
    {
      id,
      subject: id,
      topic: 'summary',
      say: items.map(({ name, text, service }) => words.suits(service.name, name, ended(text))).join(' '),
    },
  ]),
  ...(trades.size === 0
    ? []
    : [
        {
          id: 'all-industries',
          topic: 'industries',
          say: words.names(listed([...trades.values()].map(([first]) => first?.name ?? ''))),
          list: [...trades.keys()],
        },
      ]),
  ...integrations.flatMap(({ id, name, text, facts }): KnownFact[] => [
    {
      id,
      subject: id,
      topic: 'summary',
      say: `${name}: ${ended(text)}`,
    },
    {
      id: `${id}-features`,
      subject: id,
      topic: 'features',
      say: `${name}: ${inSentences(facts)}`,
    },
    ...facts.map((fact, at): KnownFact => ({
      id: `${id}-fact-${at + 1}`,
      subject: id,
      about: fact,
      say: `${name}: ${ended(fact)}`,
    })),
  ]),
  ...(integrations.length === 0
    ? []
    : [
        {
          id: 'all-integrations',
          topic: 'integrations',
          say: words.names(listed(integrations.map(({ name }) => name))),
          list: integrations.map(({ id }) => id),
        },
      ]),
  ...soldPages.flatMap((sold): KnownFact[] => {
    const switchboard = sold.page.layout === 'pipeline' ? drawnOf(sold.page.switchboard) : undefined
    return switchboard && has(sold, 'integrations')
      ? [
          {
            id: factId(sold, 'channels'),
            subject: sold.service.id,
            about: 'where enquiries come in from, the channels',
            say: words.names(listed(switchboard.ways.map(({ name }) => name))),
          },
        ]
      : []
  }),
  ...exampleFacts,
  ...(home.about && shownSections.includes('about')
    ? [{ id: 'team', topic: 'team', say: ended(home.about.text) }]
    : []),
  ...(shownSections.includes('badges') ? (home.badges ?? []) : []).map(({ title, text }, at) => ({
    id: `badge-${at + 1}`,
    say: `${ended(title)} ${ended(text)}`,
  })),
]
