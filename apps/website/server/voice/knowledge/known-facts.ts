import type { Knowledge } from '@frontdesk/voice-platform'
import { textOf } from '#agency/lines.ts'
import { assistant } from '#content/assistant.ts'
import { brand } from '#content/brand.ts'
import { caseStudies } from '#content/case-studies.ts'
import { problems } from '#content/problems.ts'
import { crmIntegration } from '#content/pages/crm-integration.ts'
import { customerSupport } from '#content/pages/customer-support.ts'
import { home } from '#content/pages/home.ts'
import { privacy } from '#content/pages/privacy.ts'
import { scheduling } from '#content/pages/scheduling.ts'
import { servicesPage } from '#content/pages/services.ts'
import { services } from '#content/services.ts'
import { testimonials } from '#content/testimonials.ts'
import { askedFor } from './asked-for.ts'
import { serviceName } from './known-services.ts'

type Fact = Knowledge['facts'][number]
type Point = { id?: string | undefined; title: string; text: string }

/** The points that the page of a service makes. */
function pointsOf(page: string, points: readonly Point[] = []): Fact[] {
  const { service = '' } = serviceName({ page })
  return points.map(({ id, title, text }) => ({
    about: [title, service],
    text: `${title}: ${text}`,
    service,
    ...askedFor(id),
  }))
}

/** The first sentences of the page of a service. */
function leadOf(page: string, lead: string | undefined): Fact[] {
  const { service = '' } = serviceName({ page })
  return lead === undefined ? [] : [{ about: [service], text: lead, service }]
}

/** What the pages tell in passing; found by its words. */
export const knownFacts: readonly Fact[] = [
  {
    about: ['founded', 'founding', 'established', 'company', 'exist', 'start', 'old', 'since', 'year'],
    text: `${brand.name} was founded in ${brand.foundingYear}.`,
    asked: ['when was the company founded', ...(askedFor('founded').asked ?? [])],
  },
  ...(problems.length === 0
    ? []
    : [
        {
          about: [home.problem.title, home.problem.lead],
          text: problems.map(({ percent, label }) => `${percent}% ${label}.`).join(' '),
        },
      ]),
  { about: ['your team', 'engineers', 'who builds'], text: home.about.text, ...askedFor('team') },
  ...services.flatMap((service) => {
    if (service.kind === 'additional') return []
    const { id, name, title = name, summary } = service
    const detail = textOf(service.detail)
    return [
      {
        about: [title, detail],
        text: `${title}: ${summary} ${detail}.`,
        service: name,
        ...askedFor(`${id}-in-short`),
      },
    ]
  }),
  ...leadOf('customer-support', customerSupport?.hero.lead),
  ...leadOf('crm-integration', crmIntegration?.hero.lead),
  ...leadOf('scheduling', scheduling?.hero.lead),
  ...pointsOf('customer-support', customerSupport?.benefits.items),
  ...pointsOf('scheduling', scheduling?.features.items),
  ...(crmIntegration?.integrations.items ?? []).map(({ name, text, facts }) => ({
    about: [name, ...facts],
    text: `${name}: ${text}`,
    ...serviceName({ page: 'crm-integration' }),
  })),
  ...servicesPage.process.steps.map(({ id, name, time, text, result }) => ({
    about: [name, time, result],
    text: `${name}, ${time}. ${text} ${result}.`,
    ...askedFor(id),
  })),
  ...pointsOf('crm-integration', crmIntegration?.steps.items),
  ...pointsOf('scheduling', scheduling?.steps.items),
  ...services.flatMap((service) => {
    if (service.kind !== 'core') return []
    return [...service.features, ...service.benefits].flatMap((line) => {
      if (typeof line === 'string' || line.id === undefined) return []
      return [
        {
          about: [line.text, service.name],
          text: `${service.name}: ${line.text}. ${textOf(service.description)}`,
          service: service.name,
          ...askedFor(line.id),
        },
      ]
    })
  }),
  ...privacy.sections.flatMap(({ id, title, when, paragraphs }) =>
    when === undefined
      ? paragraphs.map((paragraph) => ({
          about: [title],
          text: textOf(paragraph),
          ...askedFor(typeof paragraph === 'string' ? id : paragraph.id),
        }))
      : [],
  ),
  ...([...caseStudies, ...testimonials].some(({ sample }) => sample)
    ? [
        {
          about: [],
          text: 'The success stories and quotes on this site are samples.',
          ...askedFor('samples'),
        },
      ]
    : []),
  ...assistant.facts.map(({ id, text }) => ({ about: [], text, ...askedFor(id) })),
]
