import type { Knowledge } from '@frontdesk/voice-platform'
import { formChoices } from '#agency/consultation-choices.ts'
import { textOf } from '#agency/lines.ts'
import { addressOf } from '#agency/office-address.ts'
import type { Promotion } from '#agency/schema/promotion.ts'
import { assistant } from '#content/assistant.ts'
import { brand } from '#content/brand.ts'
import { contact } from '#content/contact.ts'
import { crmIntegration } from '#content/pages/crm-integration.ts'
import { customerSupport } from '#content/pages/customer-support.ts'
import { home } from '#content/pages/home.ts'
import { privacy } from '#content/pages/privacy.ts'
import { scheduling } from '#content/pages/scheduling.ts'
import { servicesPage } from '#content/pages/services.ts'
import { askedFor } from './asked-for.ts'
import { knownFacts } from './known-facts.ts'
import { knownPlaces } from './known-places.ts'
import { knownProblems, knownResults, knownStories, knownTestimonials } from './known-proof.ts'
import { knownServices, serviceName } from './known-services.ts'
import { sayByIds } from './say-by-id.ts'

type Item = { id: string; name: string; text: string }

/** Items of several pages, those with the same id as one. */
function joined(items: readonly Item[]): Knowledge['industries'] {
  return [...Map.groupBy(items, ({ id }) => id)].map(([id, same]) => {
    const name = same[0]?.name ?? id
    return {
      name,
      alsoCalled: assistant.alsoCalled[id] ?? [],
      ...askedFor(id),
      summary: `${name}: ${same.map(({ text }) => text).join(' ')}`,
    }
  })
}

/** The answers of `content/assistant.ts`, those that name what the pages say filled in. */
function answeredTopics(): Knowledge['topics'] {
  return Object.fromEntries(
    Object.entries(assistant.answers).flatMap(([topic, answer]) => {
      const text = answer === undefined || typeof answer === 'string' ? answer : sayByIds(answer.from)
      return text === undefined ? [] : [[topic, text]]
    }),
  )
}

const aboutCalls = privacy.sections.find(({ when }) => when === 'calls')?.paragraphs.map(textOf) ?? []

/**
 * The site's own content as the assistant's knowledge. `promotion` is the offer that runs today, or null; `callNotice` what
 * visitors are told about calls.
 */
export function siteKnowledge(promotion: Promotion | null, callNotice: string): Knowledge {
  return {
    company: { name: brand.name, summary: brand.description },
    contact: {
      phone: contact.phone,
      email: contact.email,
      ...(contact.offices[0] === undefined ? {} : { address: addresses }),
    },
    services: knownServices,
    industries: joined([
      ...(customerSupport?.industries.items ?? []),
      ...(scheduling?.industries.items ?? []),
    ]),
    integrations: joined(crmIntegration?.integrations.items ?? []),
    processes: [
      { steps: servicesPage.process.steps.map(({ name, text, time }) => ({ title: name, text, time })) },
      ...(crmIntegration
        ? [{ ...serviceName({ page: 'crm-integration' }), steps: crmIntegration.steps.items }]
        : []),
      ...(scheduling ? [{ ...serviceName({ page: 'scheduling' }), steps: scheduling.steps.items }] : []),
    ],
    results: knownResults,
    problems: knownProblems,
    stories: knownStories,
    testimonials: knownTestimonials,
    ...(promotion === null ? {} : { promotion: `There is an offer: ${promotion.text}.` }),
    topics: {
      recording: [callNotice, ...aboutCalls].join(' '),
      availability: contact.hours,
      ...(promotion === null ? {} : { clients: `${promotion.companionText}.` }),
      ...(contact.offices.length === 0 ? {} : { location: addresses }),
      ...answeredTopics(),
    },
    facts: knownFacts,
    places: knownPlaces,
    consultation: {
      services: formChoices,
      steps: home.contact.steps,
      answeredWithin: `within ${contact.responseTime}`,
    },
  }
}

const addresses = contact.offices.map((office) => `${addressOf(office)}.`).join(' ')

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
