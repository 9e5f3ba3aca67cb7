import * as v from 'valibot'
import { appointmentsSchema } from './appointments.ts'
import { articlesPageSchema } from './articles.ts'
import { askedSchema, assistantSchema } from './assistant.ts'
import { brandSchema } from './brand.ts'
import { caseStudiesSchema } from './case-studies.ts'
import { consentSchema } from './consent.ts'
import { contactSchema } from './contact.ts'
import { deskSchema } from './desk.ts'
import { examplesSchema } from './examples.ts'
import { formFieldsSchema, formWordsSchema } from './form-fields.ts'
import { formsSchema } from './forms.ts'
import { homeHeroSchema, homeSchema } from './home.ts'
import { mailsSchema } from './mails.ts'
import { elsewhereSchema, footerSchema, getStartedSchema, menuSchema, shellSchema } from './navigation.ts'
import { claimsSchema, problemsSchema } from './numbers.ts'
import { otherCompaniesSchema } from './other-companies.ts'
import { caseStudiesPageSchema, legalNoticeSchema, privacyKeptSchema, privacySchema } from './other-pages.ts'
import { pagesSchema } from './pages.ts'
import { promotionSchema } from './promotion.ts'
import { serverWordsSchema } from './server-words.ts'
import { servicePagesSchema } from './service-pages.ts'
import { servicesPageSchema } from './services-page.ts'
import { servicesSchema } from './services.ts'
import { testimonialsSchema } from './testimonials.ts'
import { themeSchema } from './theme.ts'
import { list } from './values.ts'
import { callNoticeSchema, voicePanelSchema, voiceSchema } from './voice.ts'

/** The exports of all files of the content. */
export const contentSchema = v.object({
  asked: v.strictObject({ entries: list(askedSchema) }),
  /** For an agency with appointments. */
  'appointments.ts': v.optional(v.strictObject({ appointments: appointmentsSchema })),
  'articles.ts': v.strictObject({ articlesPage: articlesPageSchema }),
  'assistant.ts': v.strictObject({ assistant: assistantSchema }),
  'brand.ts': v.strictObject({ brand: brandSchema }),
  'call-notice.ts': v.strictObject({ callNotice: callNoticeSchema }),
  'case-studies.ts': v.strictObject({ caseStudies: caseStudiesSchema }),
  'consent.ts': v.strictObject({ consent: consentSchema }),
  'contact.ts': v.strictObject({ contact: contactSchema }),
  'desk.ts': v.strictObject({ desk: deskSchema }),
  'examples.ts': v.strictObject({ examples: examplesSchema }),
  'form-fields.ts': v.strictObject({ formFields: formFieldsSchema, formWords: formWordsSchema }),
  'forms.ts': v.strictObject({ forms: formsSchema }),
  'mails.ts': v.strictObject({ mails: mailsSchema }),
  'navigation.ts': v.strictObject({
    menu: menuSchema,
    getStarted: getStartedSchema,
    footer: footerSchema,
    elsewhere: elsewhereSchema,
    shell: shellSchema,
  }),
  'numbers.ts': v.strictObject({ claims: claimsSchema }),
  'other-companies.ts': v.strictObject({ otherCompanies: otherCompaniesSchema }),
  'problems.ts': v.strictObject({ problems: problemsSchema }),
  'pages.ts': v.strictObject({ pages: pagesSchema }),
  'pages/case-studies.ts': v.strictObject({ caseStudiesPage: caseStudiesPageSchema }),
  'pages/home.ts': v.strictObject({ home: homeSchema }),
  'pages/home-hero.ts': v.strictObject({ homeHero: homeHeroSchema }),
  'pages/legal-notice.ts': v.strictObject({ legalNotice: v.nullable(legalNoticeSchema) }),
  'pages/privacy.ts': v.strictObject({ privacy: privacySchema }),
  'pages/privacy-kept.ts': v.strictObject({ privacyKept: privacyKeptSchema }),
  'pages/services.ts': v.strictObject({ servicesPage: servicesPageSchema }),
  'promotion.ts': v.strictObject({ promotion: v.nullable(promotionSchema) }),
  /** A site in English may leave it out. */
  'server-words.ts': v.optional(v.strictObject({ serverWords: serverWordsSchema })),
  'service-pages.ts': v.strictObject({ servicePages: servicePagesSchema }),
  'services.ts': v.strictObject({ services: servicesSchema }),
  'testimonials.ts': v.strictObject({ testimonials: testimonialsSchema }),
  'theme.ts': v.strictObject({ theme: themeSchema }),
  'voice.ts': v.strictObject({ voice: voiceSchema }),
  'voice-panel.ts': v.strictObject({ voicePanel: voicePanelSchema }),
})
