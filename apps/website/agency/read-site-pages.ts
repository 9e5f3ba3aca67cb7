import { createRequire } from 'node:module'
import type { SitePage } from './site-pages.ts'

/**
 * The pages of the site, read by Node. For app/routes.ts: the bundler that reads it does not follow `#content/` to a fixture
 * agency, and Node does.
 */
export function readSitePages(): readonly SitePage[] {
  const { sitePages } = createRequire(import.meta.url)('#agency/site-pages.ts') as {
    sitePages: readonly SitePage[]
  }
  return sitePages
}
