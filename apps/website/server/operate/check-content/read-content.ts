import { appointmentsFile } from '#agency/appointments.ts'
import { ownPageFiles } from '#agency/own-pages.ts'
import { serverWordsFile } from '#agency/server-words.ts'
import type { OwnPage } from '#agency/schema/own-pages.ts'
import { asked } from '#server/voice/knowledge/asked.ts'
import { articlesPage } from '#content/articles.ts'
import { assistant } from '#content/assistant.ts'
import { brand } from '#content/brand.ts'
import { callNotice } from '#content/call-notice.ts'
import { caseStudies } from '#content/case-studies.ts'
import { consent } from '#content/consent.ts'
import { contact } from '#content/contact.ts'
import { desk } from '#content/desk.ts'
import { examples } from '#content/examples.ts'
import { formFields, formWords } from '#content/form-fields.ts'
import { forms } from '#content/forms.ts'
import { mails } from '#content/mails.ts'
import { elsewhere, getStarted, footer, menu, shell } from '#content/navigation.ts'
import { claims } from '#content/numbers.ts'
import { otherCompanies } from '#content/other-companies.ts'
import { problems } from '#content/problems.ts'
import { pages } from '#content/pages.ts'
import { caseStudiesPage } from '#content/pages/case-studies.ts'
import { home } from '#content/pages/home.ts'
import { homeHero } from '#content/pages/home-hero.ts'
import { legalNotice } from '#content/pages/legal-notice.ts'
import { privacy } from '#content/pages/privacy.ts'
import { privacyKept } from '#content/pages/privacy-kept.ts'
import { servicesPage } from '#content/pages/services.ts'
import { promotion } from '#content/promotion.ts'
import { servicePages } from '#content/service-pages.ts'
import { services } from '#content/services.ts'
import { testimonials } from '#content/testimonials.ts'
import { theme } from '#content/theme.ts'
import { voice } from '#content/voice.ts'
import { voicePanel } from '#content/voice-panel.ts'

const namedFiles = {
  asked: { entries: asked },
  'articles.ts': { articlesPage },
  'assistant.ts': { assistant },
  'brand.ts': { brand },
  'call-notice.ts': { callNotice },
  'case-studies.ts': { caseStudies },
  'consent.ts': { consent },
  'contact.ts': { contact },
  'desk.ts': { desk },
  'examples.ts': { examples },
  'form-fields.ts': { formFields, formWords },
  'forms.ts': { forms },
  'mails.ts': { mails },
  'navigation.ts': { menu, getStarted, footer, elsewhere, shell },
  'numbers.ts': { claims },
  'other-companies.ts': { otherCompanies },
  'problems.ts': { problems },
  'pages.ts': { pages },
  'pages/case-studies.ts': { caseStudiesPage },
  'pages/home.ts': { home },
  'pages/home-hero.ts': { homeHero },
  'pages/legal-notice.ts': { legalNotice },
  'pages/privacy.ts': { privacy },
  'pages/privacy-kept.ts': { privacyKept },
  'pages/services.ts': { servicesPage },
  'promotion.ts': { promotion },
  'service-pages.ts': { servicePages },
  'services.ts': { services },
  'testimonials.ts': { testimonials },
  'theme.ts': { theme },
  'voice.ts': { voice },
  'voice-panel.ts': { voicePanel },
}

/** The exports of all files in the content folder. */
export type Content = typeof namedFiles & {
  'appointments.ts'?: NonNullable<typeof appointmentsFile>
  'server-words.ts'?: NonNullable<typeof serverWordsFile>
} & { [file: `own-pages/${string}`]: { page: OwnPage } | undefined }

export const content: Content = {
  ...namedFiles,
  ...(appointmentsFile && { 'appointments.ts': appointmentsFile }),
  ...(serverWordsFile && { 'server-words.ts': serverWordsFile }),
  ...Object.fromEntries([...ownPageFiles].map(([id, { page }]) => [`own-pages/${id}.ts`, { page }])),
}
