import { Hono } from 'hono'
import { ownPageFiles } from '#agency/own-pages.ts'
import { pages } from '#content/pages.ts'
import { sitePages } from '#contract/site-pages.ts'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'

/** Where the addresses lead that pages had before. */
const formerPaths: ReadonlyMap<string, string> = new Map(
  sitePages.flatMap(({ id, path }) => {
    const page = pages[id] ?? ownPageFiles.get(id)?.page
    return (page?.formerPaths ?? []).map((former): [string, string] => [former, path])
  }),
)

/**
 * Leads from the addresses that pages had before to those that they have now (308, so that a form stays a form), with the
 * query of the request.
 */
export function createFormerPaths(moved: ReadonlyMap<string, string> = formerPaths): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>()
  for (const [former, path] of moved) {
    routes.on('ALL', [former, `${former}/`], ({ req }) => {
      const headers = { Location: path + new URL(req.url).search, 'Cache-Control': 'public, max-age=3600' }
      return new Response(null, { status: 308, headers })
    })
  }
  return routes
}
