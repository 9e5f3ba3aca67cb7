import type { KnownService } from '@frontdesk/voice-platform'
import { servicesPage } from '#content/pages/services.ts'
import { askedFor } from './asked-for.ts'

/** What the form calls the services that have pages of their own. */
const formChoices: Readonly<Record<string, string>> = {
  'customer-support': 'Customer Support',
  'crm-integration': 'CRM Integration',
  scheduling: 'Appointment Setting',
}

/** A phrase as it stands inside a sentence: "Waiting list" becomes "waiting list", "GDPR papers" stays. */
function inside(phrase: string): string {
  return /^\p{Lu}\p{Ll}/u.test(phrase) ? phrase.charAt(0).toLowerCase() + phrase.slice(1) : phrase
}

/** Everything on offer: the core services in full, the others with what their entries tell. */
export function knownServices(alsoCalled: (name: string) => readonly string[]): KnownService[] {
  return [
    ...servicesPage.core.map(({ id, name, to, summary, features, benefits, useCases }) => ({
      name,
      alsoCalled: alsoCalled(name),
      ...askedFor(name),
      summary,
      features: features.map(inside),
      benefits: benefits.map(inside),
      useCases: useCases.map(inside),
      path: to,
      ...(formChoices[id] === undefined ? {} : { formChoice: formChoices[id] }),
    })),
    ...servicesPage.beyond.items.map(({ name, text }) => ({
      name,
      alsoCalled: alsoCalled(name),
      ...askedFor(name),
      summary: text,
      features: [],
      benefits: [],
      useCases: [],
      path: '/services',
    })),
    ...servicesPage.additional.items.map(({ name, text, facts }) => ({
      name,
      alsoCalled: alsoCalled(name),
      ...askedFor(name),
      summary: text,
      features: facts.map(inside),
      benefits: [],
      useCases: [],
      path: '/services',
    })),
  ]
}
