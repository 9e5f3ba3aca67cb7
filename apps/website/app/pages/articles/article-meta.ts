import type { MetaDescriptor } from 'react-router'
import { describePage } from '#app/discovery/page-meta.ts'
import { breadcrumbData, type StructuredData } from '#app/discovery/structured-data.ts'
import type { RootData } from '#app/root.tsx'
import { articlesPage } from '#content/articles.ts'
import { brand } from '#content/brand.ts'
import { shell } from '#content/navigation.ts'
import type { ArticleCard, ArticleList } from '#contract/articles.ts'
import { previewPath } from '#contract/site-pages.ts'

/** What the metadata of an article are made of. */
export type ArticleHead = Pick<
  ArticleCard,
  'path' | 'title' | 'description' | 'date' | 'updated' | 'author' | 'tags' | 'isUnpublished'
> & {
  /** Whether the build has made a preview picture of its own. */
  hasPreview: boolean
}

/** What the metadata of a list are made of. */
export type ListHead = Pick<ArticleList, 'path' | 'tag' | 'author' | 'page' | 'pages'>

type Matches = readonly ({ loaderData?: unknown } | undefined)[]

const publicUrlOf = ([root]: Matches): string | null =>
  (root?.loaderData as RootData | undefined)?.publicUrl ?? null

const feedLink: MetaDescriptor = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: articlesPage.title,
  href: `${articlesPage.path}/feed.xml`,
}

const notFound: MetaDescriptor[] = [
  { title: `${shell.notFound.title} · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

/** The metadata of an article. */
export function articleMeta(head: ArticleHead | undefined, matches: Matches): MetaDescriptor[] {
  if (!head) return notFound
  const { path, title, description, date, updated, tags } = head
  const pictureOf = head.hasPreview ? path : articlesPage.path
  const page = { path, name: title, title: `${title} · ${brand.name}`, description }
  return [
    ...describePage(page, publicUrlOf(matches), {
      type: 'article',
      sharedTitle: title,
      pictureOf,
      graph: (publicUrl) => graphOf(publicUrl, head, pictureOf),
    }),
    { property: 'article:published_time', content: date },
    ...(updated === null ? [] : [{ property: 'article:modified_time', content: updated }]),
    ...tags.map(({ name }) => ({ property: 'article:tag', content: name })),
    feedLink,
  ]
}

/** The metadata of a page of the list. */
export function listMeta(head: ListHead | undefined, matches: Matches): MetaDescriptor[] {
  if (!head) return notFound
  const { path, page, pages } = head
  const title = headingOf(head)
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
      publicUrlOf(matches),
      { pictureOf: articlesPage.path },
    ),
    feedLink,
  ]
}

/** The headline of a list. */
export const headingOf = ({ tag, author }: Pick<ListHead, 'tag' | 'author'>): string =>
  tag ?? (author === null ? articlesPage.hero.title : articlesPage.words.by.replace('{author}', author))

/** The article and its position on the site. Properties: schema.org/Article and schema.org/BreadcrumbList. */
function graphOf(publicUrl: string, head: ArticleHead, pictureOf: string): StructuredData[] {
  const { path, title, description, date, updated, author, tags } = head
  const article: StructuredData = {
    '@type': 'Article',
    '@id': `${publicUrl}${path}#article`,
    headline: title,
    description,
    datePublished: date,
    dateModified: updated ?? date,
    inLanguage: 'en',
    ...(tags.length === 0 ? {} : { keywords: tags.map(({ name }) => name) }),
    image: publicUrl + previewPath(pictureOf),
    mainEntityOfPage: publicUrl + path,
    author: { '@type': 'Person', name: author.name, url: publicUrl + author.path },
    publisher: { '@type': 'Organization', '@id': `${publicUrl}/#organization`, name: brand.name },
  }
  return [article, breadcrumbData(publicUrl, head, [articlesPage, { path, name: title }])]
}
