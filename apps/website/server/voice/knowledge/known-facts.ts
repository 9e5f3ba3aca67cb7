import type { Knowledge } from '@frontdesk/voice-platform'
import { assistant } from '#content/assistant.ts'
import { brand } from '#content/brand.ts'
import { caseStudies } from '#content/case-studies.ts'
import { problems } from '#content/numbers.ts'
import { crmIntegration } from '#content/pages/crm-integration.ts'
import { customerSupport } from '#content/pages/customer-support.ts'
import { home } from '#content/pages/home.ts'
import { privacy } from '#content/pages/privacy.ts'
import { scheduling } from '#content/pages/scheduling.ts'
import { servicesPage } from '#content/pages/services.ts'
import { services } from '#content/services.ts'
import { testimonials } from '#content/testimonials.ts'
import { askedFor } from './asked-for.ts'

type Fact = Knowledge['facts'][number]

/** What the pages call the services of the home page. */
const pageNames = {
  support: 'AI customer support',
  crm: 'CRM integration',
  scheduling: 'Intelligent scheduling',
  process: 'Process automation',
  data: 'Data analysis',
  custom: 'Custom AI solutions',
} as const

function ofService(service: string, items: readonly { title: string; text: string }[]): Fact[] {
  return items.map(({ title, text }) => ({
    about: [title, service],
    text: `${title}: ${text}`,
    service,
    ...askedFor(title),
  }))
}

/** What the pages tell in passing; found by its words. */
export const knownFacts: readonly Fact[] = [
  {
    about: ['founded', 'founding', 'established', 'company', 'exist', 'start', 'old', 'since', 'year'],
    text: `${brand.name} was founded in ${brand.foundingYear}.`,
    ...askedFor('founded'),
  },
  {
    about: [home.problem.title, home.problem.lead],
    text: problems.map(({ percent, label }) => `${percent}% ${label}.`).join(' '),
  },
  { about: ['your team', 'engineers', 'who builds'], text: home.about.text, ...askedFor('team') },
  ...services.map(({ id, name, summary, detail }) => ({
    about: [name, detail],
    text: `${name}: ${summary} ${detail}.`,
    service: pageNames[id],
    ...(name === pageNames[id] ? {} : askedFor(name)),
  })),
  ...[
    { lead: customerSupport.hero.lead, service: 'AI customer support' },
    { lead: crmIntegration.hero.lead, service: 'CRM integration' },
    { lead: scheduling.hero.lead, service: 'Intelligent scheduling' },
  ].map(({ lead, service }) => ({
    about: [service],
    text: lead,
    service,
  })),
  ...ofService('AI customer support', customerSupport.benefits.items),
  ...ofService('Intelligent scheduling', scheduling.features.items),
  ...crmIntegration.integrations.items.map(({ name, text, facts }) => ({
    about: [name, ...facts],
    text: `${name}: ${text}`,
    service: 'CRM integration',
  })),
  ...servicesPage.process.steps.map(({ name, time, text, result }) => ({
    about: [name, time, result],
    text: `${name}, ${time}. ${text} ${result}.`,
    ...askedFor(name),
  })),
  ...ofService('CRM integration', crmIntegration.steps.items),
  ...ofService('Intelligent scheduling', scheduling.steps.items),
  ...servicesPage.core.flatMap(({ name, summary, features, benefits }) =>
    [...features, ...benefits]
      .filter((title) => askedFor(title).asked !== undefined)
      .map((title) => ({
        about: [title, name],
        text: `${name}: ${title}. ${summary}`,
        service: name,
        ...askedFor(title),
      })),
  ),
  ...privacy.sections.flatMap(({ id, title, paragraphs }) =>
    paragraphs.map((paragraph, at) => ({
      about: [title],
      text: paragraph,
      ...askedFor(at === 0 ? id : 'unsent'),
    })),
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
