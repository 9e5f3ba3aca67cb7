import { pages } from '#content/pages.ts'
import type { Page } from '#agency/schema/pages.ts'
import { ownPages } from './own-pages.ts'
import { pageIds } from './site-map.ts'

/** An existing page. */
export type SitePage = Page & { id: string }

/** The existing pages, in the order of the sitemap. */
export const sitePages: readonly SitePage[] = [
  ...Object.entries(pages).flatMap(([id, page]) => (pageIds.includes(id) ? [{ id, ...page }] : [])),
  ...ownPages,
]

/** The path of a page's preview picture, 1200 by 630 pixels, made by the build. */
export const previewPath = (pagePath: string): string => `/previews/${pagePath.slice(1) || 'home'}.png`
