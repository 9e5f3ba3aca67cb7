import type { KnownService } from '@frontdesk/voice-platform'
import { textOf } from '#agency/lines.ts'
import type { Service } from '#agency/schema/services.ts'
import type { Line } from '#agency/schema/values.ts'
import { assistant } from '#content/assistant.ts'
import { pages } from '#content/pages.ts'
import { services } from '#content/services.ts'
import { askedFor } from './asked-for.ts'

/** A phrase as it stands inside a sentence: "Waiting list" becomes "waiting list", "GDPR papers" stays. */
function inside(line: Line): string {
  const phrase = textOf(line)
  return /^(?:\p{Lu}\p{Ll}|A )/u.test(phrase) ? phrase.charAt(0).toLowerCase() + phrase.slice(1) : phrase
}

const pathOf = (service: Service): string =>
  (Object.entries(pages).find(([id]) => id === service.page)?.[1] ?? pages.services).path

/** Everything on offer: the core services in full, the others with what their entries tell. */
export const knownServices: readonly KnownService[] = services.map((service) => ({
  name: service.name,
  alsoCalled: assistant.alsoCalled[service.id] ?? [],
  ...askedFor(service.id),
  summary: textOf(service.description),
  features: (service.kind === 'core'
    ? service.features
    : service.kind === 'additional'
      ? service.facts
      : []
  ).map(inside),
  benefits: service.kind === 'core' ? service.benefits.map(inside) : [],
  useCases: service.kind === 'core' ? service.useCases.map(inside) : [],
  path: pathOf(service),
  ...(service.formChoice === undefined ? {} : { formChoice: service.formChoice }),
}))

/** What the assistant calls the service of an id, or the one whose page this is. */
export function serviceName(by: { id?: string | undefined } | { page: string }): { service?: string } {
  const found = services.find((service) => ('page' in by ? service.page === by.page : service.id === by.id))
  return found === undefined ? {} : { service: found.name }
}
