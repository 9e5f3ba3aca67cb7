import type { MetaDescriptor } from 'react-router'
import { describePage } from '#app/discovery/page-meta.ts'
import type { StructuredData } from '#app/discovery/structured-data.ts'
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
  const publicUrl = publicUrlOf(matches)
  const picture = head.hasPreview ? path : articlesPage.path
  const page = { path, name: title, title: `${title} · ${brand.name}`, description }
  return [
    ...describePage(page, publicUrl).flatMap((descriptor): MetaDescriptor[] => {
      if ('script:ld+json' in descriptor) return publicUrl === null ? [] : [graphOf(publicUrl, head, picture)]
      const property = 'property' in descriptor ? descriptor.property : undefined
      if (property === 'og:type') return [{ property, content: 'article' }]
      if (property === 'og:title') return [{ property, content: title }]
      if (property === 'og:image') return [{ property, content: publicUrl + previewPath(picture) }]
      return [descriptor]
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
  const publicUrl = publicUrlOf(matches)
  const described = describePage(
    {
      path,
      name: title,
      title: (isWhole ? articlesPage.title : `${title} · ${articlesPage.title}`) + end,
      description: articlesPage.description,
    },
    publicUrl,
  )
  return [
    ...described.map((descriptor): MetaDescriptor => {
      const property = 'property' in descriptor ? descriptor.property : undefined
      return property === 'og:image'
        ? { property, content: publicUrl + previewPath(articlesPage.path) }
        : descriptor
    }),
    feedLink,
  ]
}

/** The headline of a list. */
export const headingOf = ({ tag, author }: Pick<ListHead, 'tag' | 'author'>): string =>
  tag ?? (author === null ? articlesPage.hero.title : articlesPage.words.by.replace('{author}', author))

/** The article and its position on the site. Properties: schema.org/Article and schema.org/BreadcrumbList. */
function graphOf(publicUrl: string, head: ArticleHead, picture: string): MetaDescriptor {
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
    image: publicUrl + previewPath(picture),
    mainEntityOfPage: publicUrl + path,
    author: { '@type': 'Person', name: author.name, url: publicUrl + author.path },
    publisher: { '@type': 'Organization', '@id': `${publicUrl}/#organization`, name: brand.name },
  }
  const crumbs = [
    { name: brand.name, item: `${publicUrl}/` },
    { name: articlesPage.name, item: publicUrl + articlesPage.path },
    { name: title, item: publicUrl + path },
  ]
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@graph': [
        article,
        {
          '@type': 'BreadcrumbList',
          itemListElement: crumbs.map((crumb, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            ...crumb,
          })),
        },
      ],
    },
  }
}
