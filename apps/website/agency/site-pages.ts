import { pages } from '#content/pages.ts'
import type { Page, PageId } from './schema/pages.ts'
import { pageIds } from './site-map.ts'

/** A page that the site has. */
export type SitePage = Page & { id: PageId }

/** The pages that the site has, in the order of the sitemap. */
export const sitePages: readonly SitePage[] = pageIds.map((id) => ({ id, ...pages[id] }))
