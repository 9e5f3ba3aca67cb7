import { articlesPage } from '#content/articles.ts'
import { caseStudiesPage } from '#content/pages/case-studies.ts'
import { homeHero } from '#content/pages/home-hero.ts'
import { legalNotice } from '#content/pages/legal-notice.ts'
import { privacy } from '#content/pages/privacy.ts'
import { servicesPage } from '#content/pages/services.ts'
import { servicePages } from '#content/service-pages.ts'
import { ownPageFiles } from '#agency/own-pages.ts'

const headlines: Readonly<Record<string, string | undefined>> = {
  articles: articlesPage.hero.title,
  home: homeHero.title,
  services: servicesPage.hero.title,
  'case-studies': caseStudiesPage.title,
  privacy: privacy.title,
  'legal-notice': legalNotice?.title,
}

/** Returns the headline of a page, shown in its preview picture. */
export const headlineOf = (id: string): string =>
  servicePages[id]?.hero.title ?? headlines[id] ?? ownPageFiles.get(id)?.page.heading ?? ''
