import { pages } from '#content/pages.ts'
import type { Page, PageId } from './schema/pages.ts'
import { pageIds } from './site-map.ts'

/** An existing page. */
export type SitePage = Page & { id: PageId }

/** The existing pages, in the order of the sitemap. */
export const sitePages: readonly SitePage[] = pageIds.map((id) => ({ id, ...pages[id] }))
