import { caseStudies } from '#content/case-studies.ts'
import { legalNotice } from '#content/pages/legal-notice.ts'
import { pages } from '#content/pages.ts'
import { services } from '#content/services.ts'
import { testimonials } from '#content/testimonials.ts'
import { shownCards } from './shown-cards.ts'
import type { SectionId } from './schema/navigation.ts'
import type { PageId } from './schema/pages.ts'

/* Computed once, in the build (evaluated-modules.ts): a browser gets the lists, but not the content behind them. */

const isOfService = (page: PageId) => services.some((service) => service.page === page)

const conditions: Partial<Record<PageId, boolean>> = {
  'customer-support': isOfService('customer-support'),
  'crm-integration': isOfService('crm-integration'),
  scheduling: isOfService('scheduling'),
  'case-studies': caseStudies.length > 0,
  'legal-notice': legalNotice !== null,
}

/**
 * The existing pages: a service's page if a service names it, the case studies while there are stories, the legal
 * notice if there is one.
 */
export const pageIds: readonly PageId[] = (Object.keys(pages) as PageId[]).filter(
  (id) => conditions[id] ?? true,
)

/** The names of the services, by the page that sells them. */
export const soldOn: ReadonlyMap<string, string> = new Map(
  services.flatMap(({ page, name }) => (page === undefined ? [] : [[page, name]])),
)

/** The sections of the home page that have nothing to show, so that no menu links to them. */
export const emptySections: readonly SectionId[] = [
  ...(testimonials.length === 0 ? (['testimonials'] as const) : []),
  ...(shownCards.length === 0 ? (['solutions'] as const) : []),
]
