/** Allows crawlers (RFC 9309) the pages, and nothing that only programs use. */
export function robotsText(origin: string): string {
  return `User-agent: *
Disallow: /api/
Disallow: /voice/

Sitemap: ${origin}/sitemap.xml
`
}
