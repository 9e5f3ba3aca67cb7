import { caseStudies } from '#content/case-studies.ts'
import { legalNotice } from '#content/pages/legal-notice.ts'
import { pages } from '#content/pages.ts'
import { services } from '#content/services.ts'
import { testimonials } from '#content/testimonials.ts'
import { shownCards } from './shown-cards.ts'
import type { SectionId } from './schema/navigation.ts'
import type { PageId } from './schema/pages.ts'

/* Computed once, in the build (evaluated-modules.ts): a browser gets the lists, and not the content that they are made from. */

const isOfService = (page: PageId) => services.some((service) => service.page === page)

const conditions: Partial<Record<PageId, boolean>> = {
  'customer-support': isOfService('customer-support'),
  'crm-integration': isOfService('crm-integration'),
  scheduling: isOfService('scheduling'),
  'case-studies': caseStudies.length > 0,
  'legal-notice': legalNotice !== null,
}

/**
 * The pages that the site has: a page of a service where a service names it, that of case studies while there are stories, the legal
 * notice where one is given.
 */
export const pageIds: readonly PageId[] = (Object.keys(pages) as PageId[]).filter(
  (id) => conditions[id] ?? true,
)

/** What the pages of services sell, by the service's name. */
export const soldOn: ReadonlyMap<string, string> = new Map(
  services.flatMap(({ page, name }) => (page === undefined ? [] : [[page, name]])),
)

/** The sections of the home page that have nothing to show, so that no menu leads there. */
export const emptySections: readonly SectionId[] = [
  ...(testimonials.length === 0 ? (['testimonials'] as const) : []),
  ...(shownCards.length === 0 ? (['solutions'] as const) : []),
]
