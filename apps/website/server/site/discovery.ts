import { Hono } from 'hono'
import { textOf } from '#agency/lines.ts'
import { serverWords } from '#agency/server-words.ts'
import { addressOf } from '#agency/schema/contact.ts'
import { articlePath, searchIndexPath } from '#contract/article-paths.ts'
import { addressesOf, alternatesOf } from '#contract/alternates.ts'
import { homePath } from '#contract/home-path.ts'
import { siteLanguage } from '#contract/language.ts'
import { hasLanguages } from '#contract/languages.ts'
import { articlesList } from '#contract/site-map.ts'
import { sitePages } from '#contract/site-pages.ts'
import { articlesPage } from '#content/articles.ts'
import { brand } from '#content/brand.ts'
import { contact } from '#content/contact.ts'
import { services } from '#content/services.ts'
import type { Article, Translation } from '#contract/articles.ts'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { answerWith, type PreparedContent, prepareContent } from '#server/runtime/http/prepared-content.ts'
import { jsonFeed, rssFeed } from './articles/feeds.ts'
import { searchIndexOf } from './articles/search-index.ts'
import { escapeXml } from './escape-xml.ts'

const plainText = 'text/plain; charset=utf-8'

/** Returns the sitemap's entries of one language. */
export type SitemapEntries = (origin: string) => readonly string[]

/**
 * Serves the files that crawlers and assistants read first. Addresses use PUBLIC_URL, or else the requested host. The
 * client chooses that host, so such an answer must not be cached. One sitemap lists the pages of all languages.
 */
export function createDiscoveryRoutes({
  hasAddress,
  published,
  elsewhere = [],
}: {
  hasAddress: boolean
  elsewhere?: readonly SitemapEntries[]
  /** Returns the articles that are published today, the newest first. */
  published: () => readonly Article[]
}): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>()
  const cacheControl = hasAddress ? 'public, max-age=3600' : 'private, no-store'
  const respond = (body: string, type: string) =>
    new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': cacheControl } })

  if (homePath === '/') {
    routes.get('/sitemap.xml', (c) => {
      const { origin } = c.var.visitor
      const others = elsewhere.flatMap((entries) => entries(origin))
      return respond(sitemap(origin, published(), others), 'application/xml; charset=utf-8')
    })
    routes.get('/robots.txt', (c) => respond(robotsText(c.var.visitor.origin), plainText))
  }
  routes.get(homePath === '/' ? '/llms.txt' : `${homePath}/llms.txt`, (c) =>
    respond(llmsText(c.var.visitor.origin, published()), plainText),
  )
  if (articlesList !== null) {
    const rss = preparedDaily(rssFeed, 'application/rss+xml; charset=utf-8')
    const json = preparedDaily(jsonFeed, 'application/feed+json; charset=utf-8')
    const index = preparedDaily((articles) => JSON.stringify(searchIndexOf(articles)), 'application/json')
    const { path } = articlesList
    for (const [address, feed] of [
      [`${path}/feed.xml`, rss],
      [`${path}/feed.json`, json],
      ...(articlesPage.words.search ? [[searchIndexPath(path), index] as const] : []),
    ] as const)
      routes.get(address, async (c) =>
        answerWith(await feed(published(), c.var.visitor.origin), c.req.raw, { cacheControl }),
      )
  }
  return routes
}

/** Renders a feed once for the articles of a day: readers ask for it every hour, and it has their full texts. */
function preparedDaily(render: (articles: readonly Article[], origin: string) => string, type: string) {
  let last: { articles: readonly Article[]; origin: string; content: Promise<PreparedContent> } | undefined
  return (articles: readonly Article[], origin: string): Promise<PreparedContent> => {
    if (last?.articles !== articles || last.origin !== origin) {
      const body = new TextEncoder().encode(render(articles, origin))
      last = { articles, origin, content: prepareContent(body, type) }
    }
    return last.content
  }
}

/** The path of an article. */
const pathOf = (article: Article): string => articlePath(articlesList?.path ?? '', article)

/** Renders the sitemap (sitemaps.org, 0.9) of all public pages and articles. */
export function sitemap(
  origin: string,
  articles: readonly Article[] = [],
  elsewhere: readonly string[] = [],
): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${hasLanguages ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>
${[...sitemapEntries(origin, articles), ...elsewhere].join('\n')}
</urlset>
`
}

/** The entries of the sitemap in this language. */
export function sitemapEntries(origin: string, articles: readonly Article[]): string[] {
  return [
    ...sitePages.map(({ id, path }) => entry(origin, path, addressesOf(id))),
    ...articles.map((article) => {
      const path = pathOf(article)
      const addresses = [{ tag: siteLanguage.tag, path }, ...article.translations]
      return entry(origin, path, addresses, article.updated ?? article.date)
    }),
  ]
}

/** An entry of the sitemap, with its addresses in all languages (a page names them as well). */
function entry(origin: string, path: string, addresses: readonly Translation[], changed?: string): string {
  const alternates = alternatesOf(addresses).map(
    ({ tag, path: other }) =>
      `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(origin + other)}"/>`,
  )
  const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`
  return `  <url><loc>${escapeXml(origin + path)}</loc>${lastmod}${alternates.join('')}</url>`
}

/** Allows crawlers (RFC 9309) the pages, and nothing that only programs use. */
export function robotsText(origin: string): string {
  return `User-agent: *
Disallow: /api/
Disallow: /voice/

Sitemap: ${origin}/sitemap.xml
`
}

const { llms } = serverWords

/** Articles in `llms.txt`, the newest ones. */
const mostForModels = 100

/** Renders the site in a format for language models (llmstxt.org). */
export function llmsText(origin: string, articles: readonly Article[] = []): string {
  const pages = sitePages.map(
    ({ path, name, description }) => `- [${name}](${origin}${path}): ${description}`,
  )
  const offers = services.map(
    (service) =>
      `- ${service.name}: ${service.kind === 'additional' ? textOf(service.description) : service.summary}`,
  )
  const texts = articles
    .slice(0, mostForModels)
    .map((article) => `- [${article.title}](${origin}${pathOf(article)}): ${article.description}`)
  return `# ${brand.name}

> ${brand.description}

## ${llms.services}

${offers.join('\n')}

## ${llms.pages}

${pages.join('\n')}
${texts.length === 0 ? '' : `\n## ${llms.articles}\n\n${texts.join('\n')}\n`}
## ${llms.contact}

- ${llms.phone}: ${contact.phone}
- ${llms.email}: ${contact.email}
- ${contact.hours}
${contact.offices.map((office) => `- ${[addressOf(office), office.phone, office.hours].filter(Boolean).join('; ')}\n`).join('')}- ${llms.answered.replace('{time}', contact.responseTime)}
`
}
