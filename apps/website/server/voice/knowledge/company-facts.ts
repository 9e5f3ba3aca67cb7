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
import { privacyKept } from '#content/pages/privacy-kept.ts'
import { privacy } from '#content/pages/privacy.ts'
import { ended, inside, listed } from './sentences.ts'

const form: KnownPlace = { names: [], path: homePath, section: 'contact' }

/** The company and its contact data. */
export const companyFacts: readonly KnownFact[] = [
  { id: 'company', topic: 'company', say: ended(brand.description) },
  { id: 'ways-of-work', say: ended(homeHero.lead) },
  { id: 'legal-name', topic: 'legal-name', say: `The company behind ${brand.name} is ${brand.legalName}.` },
  { id: 'phone', topic: 'phone', say: `Our number is ${contact.phone}.`, place: form },
  { id: 'email', topic: 'email', say: `Our e-mail address is ${contact.email}.`, place: form },
  {
    id: 'contact',
    topic: 'contact',
    say: `You can call ${contact.phone}, write to ${contact.email}, or use the form.`,
    place: form,
  },
  {
    id: 'response-time',
    topic: 'response-time',
    say: ended(
      home.contact.steps.find((step) => step.includes(contact.responseTime)) ??
        `You hear from us within ${contact.responseTime}`,
    ),
  },
  {
    id: 'consultation',
    topic: 'consultation',
    say: home.contact.steps.map(ended).join(' '),
  },
  ...home.contact.steps.map((step, at): KnownFact => ({
    id: `consultation-step-${at + 1}`,
    say: ended(step),
  })),
  { id: 'form-lead', say: ended(home.contact.lead) },
  ...(legalNotice?.sections ?? []).map(({ title, paragraphs }, at): KnownFact => ({
    id: `legal-notice-${at + 1}`,
    say: `${ended(title)} ${paragraphs.map(ended).join(' ')}`,
  })),
]

/** The current offer, in its parts. */
export function offerFacts(promotion: Promotion | null): KnownFact[] {
  if (promotion === null) return []
  return [
    { id: 'promotion', topic: 'promotion', say: `There is an offer: ${ended(inside(promotion.text))}` },
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
      const kept = callNotice.split(/(?<=\.) /).filter((each) => !/\bis an AI\b/.test(each))
      return [{ id, topic: 'recording', say: [...kept, ...texts].map(ended).join(' ') }]
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

const spokenFields = {
  name: 'your name',
  email: 'e-mail',
  phone: 'phone',
  company: 'company',
  service: 'the service',
  message: 'a message',
} as const

/** The form's fields in one sentence, for visitors who ask which fields are required. */
export const formFacts: readonly KnownFact[] = [
  {
    id: 'form-choices',
    about: 'the choices of the form for the service',
    say: `In the form you choose between ${listed(formChoices)}.`,
  },
  {
    id: 'form-fields',
    say: `The form asks for ${listed(
      shownFields.map((field) => {
        const spoken = field.isOwn ? field.label.replace(/[.?!:]+$/, '') : spokenFields[field.name]
        return field.required ? spoken : `${spoken} if you like`
      }),
    )}.`,
  },
]
