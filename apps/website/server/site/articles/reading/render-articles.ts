import { createHash } from 'node:crypto'
import { agency, contentFolder } from '#agency/content-folder.ts'
import { addressOf, fallbackWidth, type MadePicture } from '#agency/media/made-picture.ts'
import { pictureOf } from '#agency/media/used-media.ts'
import { articlesPage } from '#content/articles.ts'
import { bookingKinds } from '#contract/appointments.ts'
import type { Article, PreviewPicture } from '#contract/articles.ts'
import { previewOf, sitePages } from '#contract/site-pages.ts'
import { type ArticleProblem, readArticles, type ReadArticle } from './read-articles.ts'
import { createTranslations, readLanguageArticles } from './translations.ts'

/**
 * How many articles get a preview picture of their own, the newest ones: each takes a quarter of a second of every build. The
 * others have their own picture, or that of the list.
 */
const mostPreviews = 50

/** A picture with fewer pixels is shown small, if at all, where an article is shared. */
const narrowestShared = 600

/** The paths that an article may link to, besides those of articles. */
export const linkedPaths = [...sitePages, ...bookingKinds].map(({ path }) => path)

type Pictures = Readonly<Record<string, MadePicture>>

/**
 * Renders the articles of the chosen agency for its site, the newest first.
 * @param pictures what the build has made of the agency's pictures
 */
export async function renderArticles(
  pictures: Pictures,
): Promise<{ articles: Article[] } | { problems: ArticleProblem[] }> {
  const translations = createTranslations(readLanguageArticles(), agency)
  const read = await readArticles({
    folder: contentFolder,
    page: articlesPage,
    paths: linkedPaths,
    pictures,
    translations,
  })
  if ('problems' in read) return read
  const newestFirst = read.articles.toSorted((one, other) => other.date.localeCompare(one.date))
  // A draft has none: its title would be in it.
  const withPreview = new Set(newestFirst.filter(({ isDraft }) => !isDraft).slice(0, mostPreviews))
  return {
    articles: newestFirst.map((article) => ({
      ...article,
      preview: sharedPicture(article, pictures) ?? (withPreview.has(article) ? drawnPreview(article) : null),
    })),
  }
}

/** The article's own picture where it is shared: services take no SVG, AVIF or WebP everywhere. */
export function sharedPicture(
  { media }: Pick<ReadArticle, 'media'>,
  pictures: Pictures,
): PreviewPicture | null {
  const made = media ? pictures[pictureOf(media)] : undefined
  const width = made && fallbackWidth(made.widths)
  if (!made || width === undefined || width < narrowestShared) return null
  return { path: addressOf(made), width, height: Math.round((width / made.width) * made.height) }
}

/**
 * The picture that the build draws of a title. Its name is a hash of the text, which nobody knows before the article appears.
 */
export function drawnPreview({
  slug,
  title,
  html,
}: Pick<ReadArticle, 'slug' | 'title' | 'html'>): PreviewPicture {
  const hash = createHash('sha256').update([slug, title, html].join('\0')).digest('hex').slice(0, 20)
  return previewOf(`${articlesPage.path}/${hash}`)
}
