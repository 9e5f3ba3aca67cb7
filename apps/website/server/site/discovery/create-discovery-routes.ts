import { Hono } from 'hono'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { llmsText } from './llms-text.ts'
import { robotsText } from './robots-text.ts'
import { sitemap } from './sitemap.ts'

const plainText = 'text/plain; charset=utf-8'

/**
 * Serves the files that crawlers and assistants read first. Addresses use PUBLIC_URL, or else the requested host. The
 * client chooses that host, so such an answer must not be cached.
 */
export function createDiscoveryRoutes({ hasAddress }: { hasAddress: boolean }): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>()
  const cacheControl = hasAddress ? 'public, max-age=3600' : 'private, no-store'
  const respond = (body: string, type: string) =>
    new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': cacheControl } })

  routes.get('/sitemap.xml', (c) => respond(sitemap(c.var.visitor.origin), 'application/xml; charset=utf-8'))
  routes.get('/robots.txt', (c) => respond(robotsText(c.var.visitor.origin), plainText))
  routes.get('/llms.txt', (c) => respond(llmsText(c.var.visitor.origin), plainText))
  return routes
}
