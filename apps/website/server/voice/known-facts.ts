import type { Knowledge } from '@frontdesk/voice-platform'
import { brand } from '#content/brand.ts'
import { problems } from '#content/numbers.ts'
import { crmIntegration } from '#content/pages/crm-integration.ts'
import { customerSupport } from '#content/pages/customer-support.ts'
import { home } from '#content/pages/home.ts'
import { privacy } from '#content/pages/privacy.ts'
import { scheduling } from '#content/pages/scheduling.ts'
import { servicesPage } from '#content/pages/services.ts'
import { services } from '#content/services.ts'

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
  return items.map(({ title, text }) => ({ about: [title, service], text: `${title}: ${text}`, service }))
}

/** What the pages tell in passing; found by its words. */
export const knownFacts: readonly Fact[] = [
  {
    about: ['founded', 'founding', 'established', 'company', 'exist', 'start', 'old', 'since', 'year'],
    text: `${brand.name} was founded in ${brand.foundingYear}.`,
  },
  {
    about: [home.problem.title, home.problem.lead],
    text: problems.map(({ percent, label }) => `${percent}% ${label}.`).join(' '),
  },
  { about: ['your team', 'engineers', 'who builds'], text: home.about.text },
  ...services.map(({ id, name, summary, detail }) => ({
    about: [name, detail],
    text: `${name}: ${summary} ${detail}.`,
    service: pageNames[id],
  })),
  ...[
    { lead: customerSupport.hero.lead, service: 'AI customer support' },
    { lead: crmIntegration.hero.lead, service: 'CRM integration' },
    { lead: scheduling.hero.lead, service: 'Intelligent scheduling' },
  ].map(({ lead, service }) => ({ about: [service], text: lead, service })),
  ...ofService('AI customer support', customerSupport.benefits.items),
  ...ofService('Intelligent scheduling', scheduling.features.items),
  ...crmIntegration.integrations.items.map(({ name, text, facts }) => ({
    about: [name, ...facts],
    text: `${name}: ${text}`,
    service: 'CRM integration',
  })),
  ...servicesPage.process.steps.map(({ name, time, result }) => ({
    about: [name, time, result],
    text: `${name}, ${time}. ${result}.`,
  })),
  ...privacy.sections
    .slice(0, -1)
    .flatMap(({ title, paragraphs }) => paragraphs.map((paragraph) => ({ about: [title], text: paragraph }))),
]
