import { createRequire } from 'node:module'
import type { SitePage } from './site-pages.ts'

/**
 * Reads the pages of the site in Node. For app/routes.ts: the bundler that evaluates it always resolves `#content/`
 * to the sample, and Node to the chosen agency.
 */
export function readSitePages(): readonly SitePage[] {
  const { sitePages } = createRequire(import.meta.url)('#agency/site-pages.ts') as {
    sitePages: readonly SitePage[]
  }
  return sitePages
}
