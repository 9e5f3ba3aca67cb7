import { Hono } from 'hono'
import { textOf } from '#agency/lines.ts'
import { addressOf } from '#agency/schema/contact.ts'
import { sitePages } from '#contract/site-pages.ts'
import { brand } from '#content/brand.ts'
import { contact } from '#content/contact.ts'
import { services } from '#content/services.ts'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'

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

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Renders the sitemap (sitemaps.org, 0.9) of all public pages. */
export function sitemap(origin: string): string {
  const entries = sitePages.map(({ path }) => `  <url><loc>${escaped(origin + path)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}

/** Allows crawlers (RFC 9309) the pages, and nothing that only programs use. */
export function robotsText(origin: string): string {
  return `User-agent: *
Disallow: /api/
Disallow: /voice/

Sitemap: ${origin}/sitemap.xml
`
}

/** Renders the site in a format for language models (llmstxt.org). */
export function llmsText(origin: string): string {
  const pages = sitePages.map(
    ({ path, name, description }) => `- [${name}](${origin}${path}): ${description}`,
  )
  const offers = services.map(
    (service) =>
      `- ${service.name}: ${service.kind === 'additional' ? textOf(service.description) : service.summary}`,
  )
  return `# ${brand.name}

> ${brand.description}

## Services

${offers.join('\n')}

## Pages

${pages.join('\n')}

## Contact

- Phone: ${contact.phone}
- E-mail: ${contact.email}
- ${contact.hours}
${contact.offices.map((office) => `- ${[addressOf(office), office.phone, office.hours].filter(Boolean).join('; ')}\n`).join('')}- Requests are answered within ${contact.responseTime}.
`
}
