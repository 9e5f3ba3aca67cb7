import type { MetaDescriptor } from 'react-router'
import { alternateLinks, describePage } from '#app/discovery/page-meta.ts'
import { breadcrumbData, type StructuredData } from '#app/discovery/structured-data.ts'
import { articlesPage } from '#content/articles.ts'
import { brand } from '#content/brand.ts'
import { addressesOf } from '#contract/alternates.ts'
import { hasLanguages } from '#contract/languages.ts'
import type { ArticleList, ArticleView, PreviewPicture } from '#contract/articles.ts'
import { siteLanguage } from '#contract/language.ts'
import { previewOf } from '#contract/site-pages.ts'

/** What the metadata of an article are made of. */
type ArticleHead = Pick<
  ArticleView,
  'path' | 'title' | 'description' | 'date' | 'updated' | 'author' | 'tags' | 'preview' | 'translations'
>

/** What the metadata of a list are made of. */
type ListHead = Pick<ArticleList, 'path' | 'tag' | 'author' | 'page' | 'pages' | 'search'>

const feedLink: MetaDescriptor = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: articlesPage.title,
  href: `${articlesPage.path}/feed.xml`,
}

/** The preview picture of the list. */
const listPreview = previewOf(articlesPage.path)

/** The metadata of an article. */
export function articleMeta(head: ArticleHead, publicUrl: string | null): MetaDescriptor[] {
  const { path, title, description, date, updated, tags, translations } = head
  const picture = head.preview ?? listPreview
  const page = { path, name: title, title: `${title} · ${brand.name}`, description }
  return [
    ...describePage(page, publicUrl, {
      type: 'article',
      sharedTitle: title,
      picture,
      graph: (origin) => graphOf(origin, head, picture),
    }),
    { property: 'article:published_time', content: date },
    ...(updated === null ? [] : [{ property: 'article:modified_time', content: updated }]),
    ...tags.map(({ name }) => ({ property: 'article:tag', content: name })),
    ...(hasLanguages && publicUrl !== null
      ? alternateLinks([{ tag: siteLanguage.tag, path }, ...translations], publicUrl)
      : []),
    feedLink,
  ]
}

/** The metadata of a page of the list. */
export function listMeta(head: ListHead, publicUrl: string | null): MetaDescriptor[] {
  const { path, page, pages, search } = head
  const title = search?.query ?? headingOf(head)
  const end =
    page > 1
      ? ` · ${articlesPage.words.page.replace('{page}', String(page)).replace('{pages}', String(pages))}`
      : ''
  const isWhole = title === articlesPage.hero.title
  return [
    ...describePage(
      {
        path,
        name: title,
        title: (isWhole ? articlesPage.title : `${title} · ${articlesPage.title}`) + end,
        description: articlesPage.description,
      },
      publicUrl,
      { picture: listPreview },
    ),
    ...(hasLanguages && isWhole && page === 1 && publicUrl !== null
      ? alternateLinks(addressesOf('articles'), publicUrl)
      : []),
    feedLink,
    ...(search ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}

/** The headline of a list. */
export const headingOf = ({ tag, author }: Pick<ListHead, 'tag' | 'author'>): string =>
  tag ?? (author === null ? articlesPage.hero.title : articlesPage.words.by.replace('{author}', author))

/** The article and its position on the site. Properties: schema.org/Article and schema.org/BreadcrumbList. */
function graphOf(publicUrl: string, head: ArticleHead, picture: PreviewPicture): StructuredData[] {
  const { path, title, description, date, updated, author, tags } = head
  const article: StructuredData = {
    '@type': 'Article',
    '@id': `${publicUrl}${path}#article`,
    headline: title,
    description,
    datePublished: date,
    dateModified: updated ?? date,
    inLanguage: siteLanguage.tag,
    ...(tags.length === 0 ? {} : { keywords: tags.map(({ name }) => name) }),
    image: publicUrl + picture.path,
    mainEntityOfPage: publicUrl + path,
    author: { '@type': 'Person', name: author.name, url: publicUrl + author.path },
    publisher: { '@type': 'Organization', '@id': `${publicUrl}/#organization`, name: brand.name },
  }
  return [article, breadcrumbData(publicUrl, head, [articlesPage, { path, name: title }])]
}
