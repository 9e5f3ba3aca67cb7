import { pages } from '#content/pages.ts'
import type { Page } from '#agency/schema/pages.ts'
import type { PreviewPicture } from './articles.ts'
import { ownPages } from './own-pages.ts'
import { articlesList, pageIds } from './site-map.ts'

/** An existing page. */
export type SitePage = Page & { id: string }

const ofPages: readonly SitePage[] = [
  ...Object.entries(pages).flatMap(([id, page]) => (pageIds.includes(id) ? [{ id, ...page }] : [])),
  ...ownPages,
]

/** The existing pages, in the order of the sitemap. Each article has an address below the last one. */
export const sitePages = articlesList === null ? ofPages : [...ofPages, { id: 'articles', ...articlesList }]

/** The path of a page's preview picture, 1200 by 630 pixels, made by the build. */
export const previewPath = (pagePath: string): string => `/previews/${pagePath.slice(1) || 'home'}.png`

/** A page's preview picture. */
export const previewOf = (pagePath: string): PreviewPicture => ({
  path: previewPath(pagePath),
  width: 1200,
  height: 630,
})
