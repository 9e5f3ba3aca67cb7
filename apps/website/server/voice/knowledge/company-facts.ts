import type { KnownFact, KnownPlace } from '@frontdesk/voice-platform'
import { paragraphText } from '#agency/lines.ts'
import { homePath } from '#contract/home-path.ts'
import { formChoices } from '#contract/consultation-choices.ts'
import { shownFields } from '#contract/form-fields.ts'
import type { Promotion } from '#agency/schema/promotion.ts'
import { brand } from '#content/brand.ts'
import { contact } from '#content/contact.ts'
import { home } from '#content/pages/home.ts'
import { homeHero } from '#content/pages/home-hero.ts'
import { legalNotice } from '#content/pages/legal-notice.ts'
import { callNotice as notices } from '#content/call-notice.ts'
import { privacyKept } from '#content/pages/privacy-kept.ts'
import { privacy } from '#content/pages/privacy.ts'
import { factWords } from './fact-words/fact-words.ts'
import { ended, inSentences, listed } from './sentences.ts'

const { company: words } = factWords

const form: KnownPlace = { names: [], path: homePath, section: 'contact' }

/** The company and its contact data. */
export const companyFacts: readonly KnownFact[] = [
  { id: 'company', topic: 'company', say: ended(brand.description) },
  { id: 'ways-of-work', say: ended(homeHero.lead) },
  { id: 'legal-name', topic: 'legal-name', say: words.legalName(brand.legalName) },
  { id: 'phone', topic: 'phone', say: words.phone(contact.phone), place: form },
  { id: 'email', topic: 'email', say: words.email(contact.email), place: form },
  {
    id: 'contact',
    topic: 'contact',
    say: words.contact(contact.phone, contact.email),
    place: form,
  },
  {
    id: 'response-time',
    topic: 'response-time',
    say: ended(
      home.contact.steps.find((step) => step.includes(contact.responseTime)) ??
        words.responseTime(contact.responseTime),
    ),
  },
  {
    id: 'consultation',
    topic: 'consultation',
    say: inSentences(home.contact.steps),
  },
  ...home.contact.steps.map((step, at): KnownFact => ({
    id: `consultation-step-${at + 1}`,
    say: ended(step),
  })),
  { id: 'form-lead', say: ended(home.contact.lead) },
  ...(legalNotice?.sections ?? []).map(({ title, paragraphs }, at): KnownFact => ({
    id: `legal-notice-${at + 1}`,
    say: `${ended(title)} ${inSentences(paragraphs)}`,
  })),
]

/** The current offer, in its parts. */
export function offerFacts(promotion: Promotion | null): KnownFact[] {
  if (promotion === null) return []
  return [
    { id: 'promotion', topic: 'promotion', say: words.offer(ended(promotion.text)) },
    { id: 'companions', topic: 'clients', say: ended(promotion.companionText) },
  ]
}

/** The topic of each section of the privacy page. */
const topicOf: ReadonlyMap<string, string> = new Map([
  ['reading', 'cookies'],
  ['request', 'privacy'],
  ['rights', 'data-rights'],
  ['unsent', 'unsent'],
  ['responsible', 'responsible'],
])

/** How the site keeps visitors' data. `callNotice` is the notice about calls. */
export function privacyFacts(callNotice: string, requestRetentionDays: number | null): KnownFact[] {
  const { deletedAfter, untilAsked } = privacyKept
  const kept =
    requestRetentionDays === null
      ? untilAsked
      : deletedAfter.replaceAll('{days}', String(requestRetentionDays))
  return privacy.sections.flatMap(({ id, title, when, paragraphs }): KnownFact[] => {
    if (when === 'measured') return []
    if (when === 'calls') {
      const texts = paragraphs.map((paragraph) => paragraphText(paragraph, true))
      // That it is an AI is said at the beginning of a call.
      const kept = callNotice.replace(notices.embedded.ai, '').trim()
      return [{ id, topic: 'recording', say: inSentences([...(kept === '' ? [] : [kept]), ...texts]) }]
    }
    const said = paragraphs.map((paragraph): KnownFact => {
      const own = typeof paragraph === 'string' ? id : paragraph.id
      const text = ended(paragraphText(paragraph, true))
      const topic = topicOf.get(own)
      return {
        id: own,
        ...(topic === undefined ? {} : { topic }),
        say: id === 'responsible' ? `${ended(title)} ${text}` : text,
      }
    })
    const [first, ...rest] = said
    return id === 'request' && first
      ? [first, { id: 'request-kept', topic: 'kept', say: kept }, ...rest]
      : said
  })
}

/** The form's fields in one sentence, for visitors who ask which fields are required. */
export const formFacts: readonly KnownFact[] = [
  {
    id: 'form-choices',
    about: 'the choices of the form for the service',
    say: words.formChoices(listed(formChoices)),
  },
  {
    id: 'form-fields',
    say: words.formFields(
      listed(
        shownFields.map((field) => {
          const label = field.label.replace(/[.?!:]+$/, '')
          return field.required ? label : words.optional(label)
        }),
      ),
    ),
  },
]
