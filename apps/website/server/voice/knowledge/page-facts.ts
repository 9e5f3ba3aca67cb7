import type { KnownFact, KnownSubject } from '@frontdesk/voice-platform'
import { assistant } from '#content/assistant.ts'
import { crmIntegration } from '#content/pages/crm-integration.ts'
import { customerSupport } from '#content/pages/customer-support.ts'
import { home } from '#content/pages/home.ts'
import { scheduling } from '#content/pages/scheduling.ts'
import { servicesPage } from '#content/pages/services.ts'
import { services } from '#content/services.ts'
import { exampleFacts } from './example-facts.ts'
import { ended, inside, listed } from './sentences.ts'

type Point = { id?: string | undefined; title: string; text: string }

const serviceOf = (page: string) => services.find((service) => service.page === page)
const about = (page: string): { subject?: string } => {
  const id = serviceOf(page)?.id
  return id === undefined ? {} : { subject: id }
}

/** The points of a page: benefits, features. */
const pointsOf = (page: string, points: readonly Point[] = []): KnownFact[] =>
  points.map(({ id, title, text }) => ({
    id: id ?? `${page}-${title.toLowerCase().replace(/\W+/g, '-')}`,
    ...about(page),
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
  page: string | undefined,
  steps: readonly Step[],
): { subjects: KnownSubject[]; facts: KnownFact[] } {
  const owner = page === undefined ? {} : about(page)
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
        say: `There are ${withIds.length} steps: ${listed(withIds.map(({ name }) => inside(name)))}.`,
        list: withIds.map(({ id }) => id),
      },
      ...withIds.flatMap(({ id, name, time, text, result }): KnownFact[] => [
        {
          id,
          subject: id,
          topic: 'summary',
          say: [
            `${name}${time === undefined ? '' : `, ${inside(time)}`}: ${ended(text)}`,
            ...(result === undefined ? [] : [ended(result)]),
          ].join(' '),
        },
        ...(result === undefined
          ? []
          : [{ id: `${id}-result`, subject: id, topic: 'result', say: ended(result) }]),
      ]),
    ],
  }
}

const ways = [
  stepsOf(undefined, servicesPage.process.steps),
  ...(crmIntegration && serviceOf('crm-integration')
    ? [
        stepsOf(
          'crm-integration',
          crmIntegration.steps.items.map(({ id, title, text }) => ({ id, name: title, text })),
        ),
      ]
    : []),
  ...(scheduling && serviceOf('scheduling')
    ? [
        stepsOf(
          'scheduling',
          scheduling.steps.items.map(({ id, title, text }) => ({ id, name: title, text })),
        ),
      ]
    : []),
]

type Trade = { id: string; name: string; text: string; page: string }

const trades = Map.groupBy(
  [
    ...(customerSupport?.industries.items ?? []).map((item): Trade => ({
      ...item,
      page: 'customer-support',
    })),
    ...(scheduling?.industries.items ?? []).map((item): Trade => ({ ...item, page: 'scheduling' })),
  ].filter(({ page }) => serviceOf(page)),
  ({ id }) => id,
)
const integrations = serviceOf('crm-integration') ? (crmIntegration?.integrations.items ?? []) : []

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

const pages = {
  'customer-support': customerSupport,
  'crm-integration': crmIntegration,
  scheduling,
}

/** The facts on the services' pages, with their examples. */
export const pageFacts: readonly KnownFact[] = [
  ...ways.flatMap(({ facts }) => facts),
  ...Object.entries(pages).flatMap(([page, content]): KnownFact[] => {
    const service = serviceOf(page)
    if (!content || !service) return []
    return [
      {
        id: page === 'customer-support' ? 'sources' : `${page}-lead`,
        subject: service.id,
        say: ended(content.hero.lead),
      },
      {
        id: `${page}-demo`,
        subject: service.id,
        topic: 'demo',
        say: `${ended(content.form.title)} ${ended(content.form.lead)}`,
      },
    ]
  }),
  ...(customerSupport && serviceOf('customer-support')
    ? [
        ...pointsOf('customer-support', customerSupport.benefits.items),
        { id: 'note', ...about('customer-support'), say: ended(customerSupport.note.text) },
      ]
    : []),
  ...(scheduling && serviceOf('scheduling') ? pointsOf('scheduling', scheduling.features.items) : []),
  ...[...trades].flatMap(([id, items]): KnownFact[] => [
    {
      id,
      subject: id,
      topic: 'summary',
      say: items
        .map(
          ({ name, text, page }) =>
            `${serviceOf(page)?.name ?? name} suits ${inside(name)}: ${ended(inside(text))}`,
        )
        .join(' '),
    },
  ]),
  ...(trades.size === 0
    ? []
    : [
        {
          id: 'all-industries',
          topic: 'industries',
          say: `Our pages name ${listed([...trades.values()].map(([first]) => inside(first?.name ?? '')))}.`,
          list: [...trades.keys()],
        },
      ]),
  ...integrations.flatMap(({ id, name, text, facts }): KnownFact[] => [
    {
      id,
      subject: id,
      topic: 'summary',
      say: `Yes, it works with ${name.replace(/^Custom/, 'a custom')}. ${ended(text)}`,
    },
    {
      id: `${id}-features`,
      subject: id,
      topic: 'features',
      say: `For ${name}: ${ended(listed(facts.map(inside)))}`,
    },
    ...facts.map((fact, at): KnownFact => ({
      id: `${id}-fact-${at + 1}`,
      subject: id,
      about: fact,
      say: `With ${name}: ${ended(inside(fact))}`,
    })),
  ]),
  ...(integrations.length === 0
    ? []
    : [
        {
          id: 'all-integrations',
          topic: 'integrations',
          say: `It connects to ${listed(integrations.map(({ name }) => name.replace(/^Custom/, 'custom')))}.`,
          list: integrations.map(({ id }) => id),
        },
        {
          id: 'channels',
          ...about('crm-integration'),
          about: 'where enquiries come in from, the channels',
          say: `Records are filled in from ${listed((crmIntegration?.switchboard.ways ?? []).map(({ name }) => inside(name)))}.`,
        },
      ]),
  ...exampleFacts,
  { id: 'team', topic: 'team', say: ended(home.about.text) },
  ...home.badges.map(({ title, text }, at) => ({
    id: `badge-${at + 1}`,
    say: `${ended(title)} ${ended(text)}`,
  })),
]
