import { caseStudies } from '#content/case-studies.ts'
import { pages } from '#content/pages.ts'
import { legalNotice } from '#content/pages/legal-notice.ts'
import { services } from '#content/services.ts'
import type { Page, PageId } from './schema/pages.ts'

/** A page that the site has. */
export type SitePage = Page & { id: PageId }

const optional: Partial<Record<PageId, boolean>> = {
  'customer-support': isOfService('customer-support'),
  'crm-integration': isOfService('crm-integration'),
  scheduling: isOfService('scheduling'),
  'case-studies': caseStudies.length > 0,
  'legal-notice': legalNotice !== null,
}

function isOfService(page: PageId): boolean {
  return services.some((service) => service.page === page)
}

/**
 * The pages that the site has, in the order of the sitemap: a page of a service where a service names it, that of case studies
 * while there are stories, the legal notice where one is given.
 */
export const sitePages: readonly SitePage[] = (Object.keys(pages) as PageId[])
  .filter((id) => optional[id] ?? true)
  .map((id) => ({ id, ...pages[id] }))
