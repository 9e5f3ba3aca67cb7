import type { Knowledge, KnownFact } from '@frontdesk/voice-platform'
import type { WaysToAsk } from '@frontdesk/voice-platform/ways-to-ask'
import { asked } from './asked.ts'
import { homePath } from '#contract/home-path.ts'
import { bookingKinds } from '#contract/appointments.ts'
import { formChoices } from '#contract/consultation-choices.ts'
import { siteLanguage } from '#contract/language.ts'
import { shownFields } from '#contract/form-fields.ts'
import { isOwn, ownPrefix } from '#agency/schema/own-names.ts'
import type { Promotion } from '#agency/schema/promotion.ts'
import { assistant } from '#content/assistant.ts'
import { brand } from '#content/brand.ts'
import { contact } from '#content/contact.ts'
import { formFields } from '#content/form-fields.ts'
import { getStarted } from '#content/navigation.ts'
import { emptySections } from '#contract/site-map.ts'
import { sectionIds } from '#agency/schema/navigation.ts'
import { sitePages } from '#contract/site-pages.ts'
import { companyFacts, formFacts, offerFacts, privacyFacts } from './company-facts.ts'
import {
  articlesFacts,
  knownArticles,
  type PublishedArticle,
  type PublishedArticles,
} from './known-articles.ts'
import { officeFacts, officeSubjects } from './office-facts.ts'
import { ownPageFacts } from './own-page-facts.ts'
import { factWords } from './fact-words/fact-words.ts'
import { ended } from './sentences.ts'
import { pageFacts, pageSubjects } from './page-facts.ts'
import { proofFacts, storySubjects } from './proof-facts.ts'
import { serviceFacts, serviceSubjects } from './service-facts.ts'

/** The answers of `#content/assistant.ts`. Ids of page facts are replaced with their texts. */
function answersTo(facts: readonly KnownFact[]): KnownFact[] {
  return Object.entries(assistant.answers).flatMap(([topic, answer]): KnownFact[] => {
    if (answer === undefined) return []
    const say =
      typeof answer === 'string'
        ? answer
        : answer.from.flatMap((id) => facts.find((fact) => fact.id === id)?.say ?? []).join(' ')
    return say === '' ? [] : [{ id: `answer-${topic}`, topic, say }]
  })
}

/**
 * Adds the ways to ask and the answers of the owner and the staff, which replace those of the pages. A question that staff
 * answered in the same words has their answer only: they heard that the other one is wrong.
 */
function taught(facts: readonly KnownFact[], atTheDesk: readonly WaysToAsk[]): KnownFact[] {
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  const corrections = new Set(atTheDesk)
  for (const each of [...asked, ...atTheDesk]) {
    const { id, asked: ways, answer, urgent } = each
    const fact = byId.get(id) ?? (answer === undefined ? undefined : { id, say: answer })
    if (!fact) continue
    byId.set(id, {
      ...fact,
      ...(answer === undefined ? {} : { say: answer }),
      ...(urgent === true ? { urgent } : {}),
      ...(corrections.has(each) ? { leads: true } : {}),
      asked: [...(fact.asked ?? []), ...ways],
    })
  }
  return [...byId.values()]
}

/** The facts of the content, before the owner's answers and ways to ask. The arguments are those of `siteKnowledge`. */
export const contentFacts = (
  promotion: Parameters<typeof offerFacts>[0],
  callNotice: string,
  requestRetentionDays: number | null,
  timeZone: string,
  published: readonly PublishedArticle[],
): KnownFact[] => [
  ...serviceFacts,
  ...pageFacts,
  ...ownPageFacts,
  ...proofFacts,
  ...companyFacts,
  ...officeFacts(timeZone),
  ...formFacts,
  ...offerFacts(promotion),
  ...privacyFacts(callNotice, requestRetentionDays),
  ...articlesFacts(published),
]

/**
 * Builds the assistant's knowledge from the site's content.
 * @param promotion today's offer, or null
 * @param callNotice the notice about calls
 * @param atTheDesk the answers that staff wrote at the desk
 * @param requestRetentionDays days that requests are kept; null: until a visitor asks for their deletion
 * @param timeZone where the agency's hours apply
 * @param published the articles of today, the newest first
 * @param language in which the assistant speaks (BCP 47)
 */
export function siteKnowledge(
  promotion: Promotion | null,
  callNotice: string,
  atTheDesk: readonly WaysToAsk[] = [],
  requestRetentionDays: number | null = null,
  timeZone = 'UTC',
  published: readonly PublishedArticle[] = [],
  language = siteLanguage.tag,
): Knowledge {
  // What the owner wrote is in the language of the site.
  const { sentences, books } = language === siteLanguage.tag ? assistant : {}
  const facts = contentFacts(promotion, callNotice, requestRetentionDays, timeZone, published)
  return {
    company: { name: brand.name, summary: brand.description },
    language,
    assistant: {
      ...(assistant.name === undefined ? {} : { name: assistant.name }),
      ...(sentences === undefined ? {} : { sentences }),
    },
    contact: { phone: contact.phone, email: contact.email, hours: ended(contact.hours) },
    subjects: [...serviceSubjects, ...pageSubjects, ...storySubjects, ...officeSubjects],
    facts: taught([...facts, ...answersTo(facts)], atTheDesk),
    places: knownPlaces,
    articles: knownArticles(published),
    consultation: {
      services: formChoices,
      has: namedFields.map(({ name }) => name),
      asks: namedFields.flatMap(({ name, required }) => (required || name === 'message' ? name : [])),
      own: ownQuestions,
      leaves: ownQuestions.flatMap(({ label, required }) => (required ? label : [])),
      answeredWithin: factWords.within(contact.responseTime),
      button: getStarted.label,
      ...(books === undefined ? {} : { called: books }),
    },
    ...(bookingKinds.length > 0 && { appointments: bookingKinds }),
  }
}

/** Returns today's knowledge: the same object until the offer, the answers of staff or the articles change. */
export function createSiteKnowledge(
  currentPromotion: () => Promotion | null,
  callNotice: string,
  taughtAtTheDesk: () => readonly WaysToAsk[],
  requestRetentionDays: number | null = null,
  timeZone = 'UTC',
  published: PublishedArticles = () => undefined,
  language = siteLanguage.tag,
): () => Knowledge {
  const read = () => ({ offer: currentPromotion(), answers: taughtAtTheDesk(), articles: published() })
  let known = read()
  const knowledgeOf = ({ offer, answers, articles }: typeof known) =>
    siteKnowledge(offer, callNotice, answers, requestRetentionDays, timeZone, articles, language)
  let knowledge = knowledgeOf(known)
  return () => {
    const now = read()
    const isSame =
      now.offer === known.offer && now.answers === known.answers && now.articles === known.articles
    if (!isSame) knowledge = knowledgeOf(now)
    known = now
    return knowledge
  }
}

const namedFields = shownFields.filter((field) => !field.isOwn)
/** The fields of the agency's own. Those that are required are asked for; what the visitor does not answer is left for the form. */
const ownQuestions = formFields.flatMap((field) =>
  isOwn(field)
    ? { ...field, name: `${ownPrefix}${field.id}` as const, required: field.required === true }
    : [],
)

const { pages: pageNames, sections: sectionNames } = assistant.places

/** Everything the assistant can open: the sections of the home page and every page of the site. */
const knownPlaces: Knowledge['places'] = [
  ...sectionIds
    .filter((id) => sectionNames[id] !== undefined && !emptySections.includes(id))
    .map((section) => ({ names: sectionNames[section] ?? [], path: homePath, section })),
  ...sitePages.map(({ id, path, name }) => ({
    names: [name, ...(pageNames[id] ?? [])],
    path,
    ...(path === homePath ? { section: 'home' } : {}),
  })),
]
