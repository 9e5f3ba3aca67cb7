import type { Knowledge } from '@frontdesk/voice-platform'
import { assistant } from '#content/assistant.ts'
import { brand } from '#content/brand.ts'
import { contact } from '#content/contact.ts'
import { home } from '#content/pages/home.ts'
import { privacy } from '#content/pages/privacy.ts'
import { crmIntegration } from '#content/pages/crm-integration.ts'
import { customerSupport } from '#content/pages/customer-support.ts'
import { scheduling } from '#content/pages/scheduling.ts'
import { servicesPage } from '#content/pages/services.ts'
import type { Promotion } from '#content/promotion.ts'
import { askedFor } from './asked-for.ts'
import { knownFacts } from './known-facts.ts'
import { knownPlaces } from './known-places.ts'
import { knownProblems, knownResults, knownStories, knownTestimonials } from './known-proof.ts'
import { knownServices } from './known-services.ts'

type Item = { name: string; text: string }

const alsoCalled = (name: string): readonly string[] => assistant.alsoCalled[name] ?? []

/** Items of several pages, those with the same name as one. */
function joined(items: readonly Item[]): Knowledge['industries'] {
  const names = [...new Set(items.map(({ name }) => name))]
  return names.map((name) => ({
    name,
    alsoCalled: alsoCalled(name),
    ...askedFor(name),
    summary: `${name}: ${items
      .filter((item) => item.name === name)
      .map(({ text }) => text)
      .join(' ')}`,
  }))
}

function privacyText(id: string): string {
  const section = privacy.sections.find((candidate) => candidate.id === id)
  if (section === undefined)
    throw new Error(`content/pages/privacy.ts has no section ${id}, which the assistant answers from`)
  return section.paragraphs[0]
}

/**
 * The site's own content as the assistant's knowledge. `promotion` is the offer that runs today, or null; `callNotice` what
 * visitors are told about calls.
 */
export function siteKnowledge(promotion: Promotion | null, callNotice: string): Knowledge {
  const [security, monitoring] = servicesPage.additional.items
  const support = servicesPage.process.steps[3]
  const [, sourced, handOver] = customerSupport.benefits.items
  return {
    company: { name: brand.name, summary: brand.description },
    contact: { phone: contact.phone, email: contact.email },
    services: knownServices(alsoCalled),
    industries: joined([...customerSupport.industries.items, ...scheduling.industries.items]),
    integrations: joined(crmIntegration.integrations.items),
    processes: [
      { steps: servicesPage.process.steps.map(({ name, text, time }) => ({ title: name, text, time })) },
      { service: 'CRM integration', steps: crmIntegration.steps.items },
      { service: 'Intelligent scheduling', steps: scheduling.steps.items },
    ],
    results: knownResults,
    problems: knownProblems,
    stories: knownStories,
    testimonials: knownTestimonials,
    ...(promotion === null ? {} : { promotion: `There is an offer: ${promotion.text}.` }),
    topics: {
      ...assistant.answers,
      privacy: privacyText('request'),
      recording: `${callNotice} ${privacy.calls.paragraphs[0]}`,
      'data-rights': privacyText('rights'),
      'if-unhappy': home.cta.text,
      'hand-over': `${handOver.title}. ${handOver.text}`,
      accuracy: `${sourced.title}. ${sourced.text}`,
      security: security.text,
      availability: contact.hours,
      'support-after-launch': `${support.text} ${monitoring.text}`,
      ...(promotion === null ? {} : { clients: `${promotion.companionText}.` }),
    },
    facts: knownFacts,
    places: knownPlaces,
    consultation: {
      services: ['Customer Support', 'CRM Integration', 'Appointment Setting'],
      steps: home.contact.steps,
      answeredWithin: `within ${contact.responseTime}`,
    },
  }
}

/** Reads the knowledge of the day: the same object as long as the offer is the same. */
export function createSiteKnowledge(
  currentPromotion: () => Promotion | null,
  callNotice: string,
): () => Knowledge {
  let offer = currentPromotion()
  let knowledge = siteKnowledge(offer, callNotice)
  return () => {
    const now = currentPromotion()
    if (now !== offer) knowledge = siteKnowledge(now, callNotice)
    offer = now
    return knowledge
  }
}
