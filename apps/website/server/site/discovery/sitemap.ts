import { sitePages } from '#agency/site-pages.ts'

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
