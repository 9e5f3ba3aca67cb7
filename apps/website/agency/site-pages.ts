import { pages } from '#content/pages.ts'
import type { Page } from './schema/pages.ts'
import { pageIds } from './site-map.ts'

/** An existing page. */
export type SitePage = Page & { id: string }

/** The existing pages, in the order of the sitemap. */
export const sitePages: readonly SitePage[] = Object.entries(pages).flatMap(([id, page]) =>
  pageIds.includes(id) ? [{ id, ...page }] : [],
)
