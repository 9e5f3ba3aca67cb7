/** What crawlers may read (RFC 9309): the pages, and nothing that only programs and staff use. */
export function robotsText(origin: string): string {
  return `User-agent: *
Disallow: /api/
Disallow: /voice/
Disallow: /inbox

Sitemap: ${origin}/sitemap.xml
`
}
