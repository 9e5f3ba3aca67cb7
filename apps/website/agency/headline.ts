import { caseStudiesPage } from '#content/pages/case-studies.ts'
import { crmIntegration } from '#content/pages/crm-integration.ts'
import { customerSupport } from '#content/pages/customer-support.ts'
import { homeHero } from '#content/pages/home-hero.ts'
import { legalNotice } from '#content/pages/legal-notice.ts'
import { privacy } from '#content/pages/privacy.ts'
import { scheduling } from '#content/pages/scheduling.ts'
import { servicesPage } from '#content/pages/services.ts'
import type { PageId } from './schema/pages.ts'

const headlines: Record<PageId, string | undefined> = {
  home: homeHero.title,
  services: servicesPage.hero.title,
  'customer-support': customerSupport?.hero.title,
  'crm-integration': crmIntegration?.hero.title,
  scheduling: scheduling?.hero.title,
  'case-studies': caseStudiesPage.title,
  privacy: privacy.title,
  'legal-notice': legalNotice?.title,
}

/** Returns the headline of a page, shown in its preview picture. */
export const headlineOf = (id: PageId): string => headlines[id] ?? ''
