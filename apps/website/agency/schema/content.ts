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
  asked: v.object({ entries: list(askedSchema) }),
  /** For an agency with appointments. */
  'appointments.ts': v.optional(v.object({ appointments: appointmentsSchema })),
  'articles.ts': v.object({ articlesPage: articlesPageSchema }),
  'assistant.ts': v.object({ assistant: assistantSchema }),
  'brand.ts': v.object({ brand: brandSchema }),
  'call-notice.ts': v.object({ callNotice: callNoticeSchema }),
  'case-studies.ts': v.object({ caseStudies: caseStudiesSchema }),
  'consent.ts': v.object({ consent: consentSchema }),
  'contact.ts': v.object({ contact: contactSchema }),
  'desk.ts': v.object({ desk: deskSchema }),
  'examples.ts': v.object({ examples: examplesSchema }),
  'form-fields.ts': v.object({ formFields: formFieldsSchema, formWords: formWordsSchema }),
  'forms.ts': v.object({ forms: formsSchema }),
  'mails.ts': v.object({ mails: mailsSchema }),
  'navigation.ts': v.object({
    menu: menuSchema,
    getStarted: getStartedSchema,
    footer: footerSchema,
    elsewhere: elsewhereSchema,
    shell: shellSchema,
  }),
  'numbers.ts': v.object({ claims: claimsSchema }),
  'other-companies.ts': v.object({ otherCompanies: otherCompaniesSchema }),
  'problems.ts': v.object({ problems: problemsSchema }),
  'pages.ts': v.object({ pages: pagesSchema }),
  'pages/case-studies.ts': v.object({ caseStudiesPage: caseStudiesPageSchema }),
  'pages/home.ts': v.object({ home: homeSchema }),
  'pages/home-hero.ts': v.object({ homeHero: homeHeroSchema }),
  'pages/legal-notice.ts': v.object({ legalNotice: v.nullable(legalNoticeSchema) }),
  'pages/privacy.ts': v.object({ privacy: privacySchema }),
  'pages/privacy-kept.ts': v.object({ privacyKept: privacyKeptSchema }),
  'pages/services.ts': v.object({ servicesPage: servicesPageSchema }),
  'promotion.ts': v.object({ promotion: v.nullable(promotionSchema) }),
  /** A site in English may leave it out. */
  'server-words.ts': v.optional(v.object({ serverWords: serverWordsSchema })),
  'service-pages.ts': v.object({ servicePages: servicePagesSchema }),
  'services.ts': v.object({ services: servicesSchema }),
  'testimonials.ts': v.object({ testimonials: testimonialsSchema }),
  'theme.ts': v.object({ theme: themeSchema }),
  'voice.ts': v.object({ voice: voiceSchema }),
  'voice-panel.ts': v.object({ voicePanel: voicePanelSchema }),
})
