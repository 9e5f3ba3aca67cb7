import { hasArticles } from '#agency/articles.ts'
import { languageFolders } from '#agency/content-folder.ts'
import { articlesPage } from '#content/articles.ts'
import { caseStudies } from '#content/case-studies.ts'
import { legalNotice } from '#content/pages/legal-notice.ts'
import { otherCompanies } from '#content/other-companies.ts'
import { pages } from '#content/pages.ts'
import { servicePages } from '#content/service-pages.ts'
import { services } from '#content/services.ts'
import { partsOfHero, shownSections } from './home-sections.ts'
import { homeSections, sectionBeside } from '#agency/sections.ts'
import { sectionIds, type SectionId } from '#agency/schema/navigation.ts'
import { namedPageIds } from '#agency/schema/pages.ts'
import type { ServiceLayout } from '#agency/schema/service-pages.ts'
import { elsewhere, getStarted, menu } from '#content/navigation.ts'
import { brand } from '#content/brand.ts'
import { home } from '#content/pages/home.ts'
import { theme } from '#content/theme.ts'
import { isLongBar } from './bar-width.ts'
import { headerPages } from './own-pages.ts'

/* Computed once, in the build (evaluated-modules.ts): a browser gets the lists, but not the content behind them. */

const conditions: Readonly<Record<string, boolean>> = {
  'case-studies': caseStudies.length > 0,
  'legal-notice': legalNotice !== null,
}

/**
 * The existing pages: a service's page if a service names it, the case studies while there are stories, the legal
 * notice if there is one.
 */
export const pageIds: readonly string[] = Object.keys(pages).filter((id) =>
  namedPageIds.includes(id) ? (conditions[id] ?? true) : services.some(({ page }) => page === id),
)

/** The list of articles; null without any, so that the build leaves out all that is only for them. */
export const articlesList = hasArticles
  ? {
      path: articlesPage.path,
      name: articlesPage.name,
      title: articlesPage.title,
      description: articlesPage.description,
    }
  : null

/** The layouts of the pages of services, by the page's id. */
export const serviceLayouts: ReadonlyMap<string, ServiceLayout> = new Map(
  Object.entries(servicePages).map(([id, { layout }]) => [id, layout]),
)

/** The names of the services, by the page that sells them. */
export const soldOn: ReadonlyMap<string, string> = new Map(
  services.flatMap(({ page, name }) => (page === undefined ? [] : [[page, name]])),
)

const leftOut: readonly string[] = homeSections.filter((section) => !shownSections.includes(section))

/** The sections of the home page that are left out or have nothing to show, so that nothing links to them. */
export const emptySections: readonly SectionId[] = sectionIds.filter((id) => leftOut.includes(id))

/** Whether the first screen of the home page ends with sections. */
export const heroHasParts = partsOfHero.length > 0

/** The pages of services whose form has nothing beside it. */
export const formsAlone: readonly string[] = Object.entries(servicePages)
  .filter(([, page]) => sectionBeside(page) === undefined)
  .map(([id]) => id)

/** The menu items with an existing target. */
export const visibleMenu = menu.filter(({ section }) => !emptySections.includes(section))

/** Whether the links of the bar need more room than a tablet has, so that its menu stays a button up to 64rem. */
export const isBarLong = isLongBar({
  name: brand.showsName ? brand.name : '',
  links: [
    ...[...visibleMenu, ...headerPages, ...elsewhere.header].map(({ label }) => label),
    // A link for each other language, about as long as most names.
    ...languageFolders.slice(1).map(() => 'Language'),
  ],
  button: getStarted.label,
})

/** Whether dots drift behind the pages. */
export const hasDots = theme.dots !== false

/** Whether a last call to action stands above the roofs of the drawing. */
export const hasSkyline = home.cta.skyline === undefined

/** Whether a script, or a frame at the end of a page, is of another company. Otherwise the build leaves out the code for them. */
export const usesOtherCompanies = otherCompanies.entries.some(
  (entry) => entry.kind === 'script' || entry.page !== undefined,
)
