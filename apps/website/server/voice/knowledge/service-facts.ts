import type { KnownFact, KnownSubject } from '@frontdesk/voice-platform'
import { textOf } from '#agency/lines.ts'
import type { Claim } from '#agency/schema/numbers.ts'
import type { Service } from '#agency/schema/services.ts'
import type { Line } from '#agency/schema/values.ts'
import { assistant } from '#content/assistant.ts'
import { shownSections } from '#contract/home-sections.ts'
import { visibleCards } from '#contract/visible-cards.ts'
import { listedSections } from '#contract/services-sections.ts'
import { claims } from '#content/numbers.ts'
import { home } from '#content/pages/home.ts'
import { servicesPage } from '#content/pages/services.ts'
import { services } from '#content/services.ts'
import { factWords } from './fact-words/fact-words.ts'
import { ended, headed, inSentences, listed } from './sentences.ts'

const { service: words } = factWords
const { headings } = servicesPage

const idOf = (service: Service, line: Line, at: number, kind: string): string =>
  (typeof line === 'string' ? undefined : line.id) ?? `${service.id}-${kind}-${at + 1}`

/** The services by their names. */
export const serviceSubjects: readonly KnownSubject[] = services.map(({ id, name, formChoice, ...rest }) => ({
  id,
  type: 'service',
  name,
  alsoCalled: [...(assistant.alsoCalled[id] ?? []), ...('title' in rest && rest.title ? [rest.title] : [])],
  ...(formChoice === undefined ? {} : { formChoice }),
}))

function linesOf(service: Service, lines: readonly Line[], kind: string, say: (text: string) => string) {
  return lines.map((line, at): KnownFact => ({
    id: idOf(service, line, at, kind),
    subject: service.id,
    about: textOf(line),
    say: ended(say(textOf(line))),
  }))
}

function factsOf(service: Service): KnownFact[] {
  const { id, name } = service
  const about = { subject: id }
  const description = textOf(service.description)
  const fact = (id: string, topic: string, say: string): KnownFact => ({ id, topic, say, ...about })
  if (service.kind === 'additional') {
    const facts = service.facts.map(textOf)
    return [
      fact(id, 'summary', `${name}: ${inSentences([description, ...facts])}`),
      ...(facts.length === 0 ? [] : [fact(`${id}-features`, 'features', `${name}: ${inSentences(facts)}`)]),
      ...linesOf(service, service.facts, 'fact', (text) => `${name}: ${text}`),
    ]
  }
  const detail = textOf(service.detail)
  const shared = [
    fact(
      id,
      'summary',
      `${words.inShort(name, ended(service.summary))}${service.kind === 'other' ? ` ${ended(description)}` : ''}`,
    ),
    fact(`${id}-in-short`, 'scope', `${name}: ${ended(detail)}`),
    fact(`${id}-description`, 'more', `${name}: ${ended(description)}`),
  ]
  if (service.kind !== 'core') return shared
  const under = (heading: string, text: string) => `${ended(name)} ${headed(heading, text)}`
  const lists = (topic: string, heading: string, lines: readonly Line[]): KnownFact[] =>
    lines.length === 0 ? [] : [fact(`${id}-${topic}`, topic, under(heading, inSentences(lines.map(textOf))))]
  return [
    ...shared,
    ...lists('features', headings.features, service.features),
    ...lists('benefits', headings.benefits, service.benefits),
    ...lists('use-cases', headings.useCases, service.useCases),
    ...linesOf(service, service.features, 'feature', (text) => `${name}: ${text}`),
    ...linesOf(service, service.benefits, 'benefit', (text) => `${name}: ${text}${noteOf(text)}`),
    ...linesOf(service, service.useCases, 'use', (text) => under(headings.useCases, text)),
  ]
}

/** A figure that came with Frontdesk is told as one: the same number stands in `numbers.ts`. */
const noteOf = (text: string): string =>
  Object.values<Claim>(claims).some(({ sample, value }) => sample === true && text.includes(value))
    ? factWords.sampleFigure
    : ''

const core = services.filter(({ kind }) => kind === 'core')
const names = (kind: Service['kind']): string[] =>
  services.filter((service) => service.kind === kind).map(({ name }) => name)

const rest = [...names('other'), ...names('additional')]

/** The facts of the catalogue and of the pages about all services. */
export const serviceFacts: readonly KnownFact[] = [
  ...services.flatMap(factsOf),
  {
    id: 'all-services',
    topic: 'services',
    say: [words.all(listed(names('core'))), ...(rest.length === 0 ? [] : [words.besides(listed(rest))])].join(
      ' ',
    ),
    list: [...core, ...services.filter(({ kind }) => kind !== 'core')].map(({ id }) => id),
  },
  ...(home.services && shownSections.includes('services')
    ? [{ id: 'no-platform', say: ended(home.services.lead) }]
    : []),
  ...(home.solutions && shownSections.includes('solutions')
    ? [{ id: 'one-desk', say: ended(home.solutions.lead) }]
    : []),
  ...(servicesPage.close && listedSections.includes('close')
    ? [{ id: 'where-to-start', topic: 'advice', say: ended(servicesPage.close.text) }]
    : []),
  ...(shownSections.includes('solutions') ? visibleCards : []).map(({ service, text }): KnownFact => ({
    id: `${service}-card`,
    subject: service,
    say: ended(text),
  })),
]
