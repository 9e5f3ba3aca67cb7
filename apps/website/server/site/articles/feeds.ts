import { articlesPage } from '#content/articles.ts'
import { brand } from '#content/brand.ts'
import type { Article } from '#contract/articles.ts'
import { escapeXml } from '../escape-xml.ts'
import { siteLanguage } from '#contract/language.ts'
import { articlePath, authorPath } from '#contract/article-paths.ts'

/** Articles in a feed: readers ask for it many times a day, and keep what they have seen. */
const mostInFeed = 20

const { path, title, description } = articlesPage

/** The newest articles with their full texts. */
const newest = (published: readonly Article[]) => published.slice(0, mostInFeed)

/** Makes the links and pictures of a text work outside of the site. */
const absolute = (html: string, origin: string, address: string): string =>
  html
    // A reader shows the one copy that every program can.
    .replaceAll(/<source [^>]*>|<img class="media-blur"[^>]*>/g, '')
    .replaceAll(
      / (href|src)="([/#])/g,
      (_, name: string, first: string) =>
        ` ${name}="${first === '#' ? `${origin}${address}#` : `${origin}/`}`,
    )

/** Articles name a day and no time. */
const instantOf = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** Renders the newest articles as RSS 2.0, with their full texts (content:encoded). */
export function rssFeed(published: readonly Article[], origin: string): string {
  const items = newest(published).map((article) => {
    const address = articlePath(path, article)
    return `    <item>
      <title>${escapeXml(article.title)}</title>
      <link>${escapeXml(origin + address)}</link>
      <guid isPermaLink="true">${escapeXml(origin + address)}</guid>
      <pubDate>${instantOf(article.date).toUTCString()}</pubDate>
      <dc:creator>${escapeXml(article.author)}</dc:creator>
${article.tags.map((tag) => `      <category>${escapeXml(tag)}</category>\n`).join('')}      <description>${escapeXml(article.description)}</description>
      <content:encoded>${escapeXml(absolute(article.html, origin, address))}</content:encoded>
    </item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${escapeXml(title)}</title>
    <link>${escapeXml(origin + path)}</link>
    <description>${escapeXml(description)}</description>
    <language>${siteLanguage.tag}</language>
    <atom:link href="${escapeXml(`${origin}${path}/feed.xml`)}" rel="self" type="application/rss+xml" />
${items.join('\n')}
  </channel>
</rss>
`
}

/** Renders the newest articles in the JSON Feed format, version 1.1. */
export function jsonFeed(published: readonly Article[], origin: string): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: origin + path,
    feed_url: `${origin}${path}/feed.json`,
    icon: `${origin}/apple-touch-icon.png`,
    language: siteLanguage.tag,
    authors: [{ name: brand.name, url: `${origin}/` }],
    items: newest(published).map((article) => {
      const address = articlePath(path, article)
      return {
        id: origin + address,
        url: origin + address,
        title: article.title,
        summary: article.description,
        content_html: absolute(article.html, origin, address),
        date_published: instantOf(article.date).toISOString(),
        ...(article.updated === null ? {} : { date_modified: instantOf(article.updated).toISOString() }),
        authors: [{ name: article.author, url: origin + authorPath(path, article.author) }],
        tags: article.tags,
      }
    }),
  })
}
