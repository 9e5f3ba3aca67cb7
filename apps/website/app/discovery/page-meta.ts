import type { MetaArgs, MetaDescriptor } from 'react-router'
import { required } from '#agency/required.ts'
import { addressesOf, alternatesOf } from '#contract/alternates.ts'
import { hasLanguages } from '#contract/languages.ts'
import { homePath } from '#contract/home-path.ts'
import { soldOn } from '#contract/site-map.ts'
import type { PreviewPicture, Translation } from '#contract/articles.ts'
import { previewOf, sitePages } from '#contract/site-pages.ts'
import type { Page } from '#agency/schema/pages.ts'
import type { RootData } from '#app/root.tsx'
import { brand } from '#content/brand.ts'
import { breadcrumbData, serviceData, siteData, type StructuredData } from './structured-data.ts'

/** The `meta` of a page's route, which has the id of the page. */
export function pageMeta({ matches }: MetaArgs): MetaDescriptor[] {
  const [root] = matches
  const id = matches.at(-1)?.id ?? ''
  const publicUrl = (root?.loaderData as RootData)?.publicUrl ?? null
  return [
    ...describePage(
      {
        ...required(
          sitePages.find((page) => page.id === id),
          `page ${id}`,
        ),
        service: soldOn.get(id),
      },
      publicUrl,
    ),
    ...(import.meta.env.SSR && hasLanguages && publicUrl !== null
      ? alternateLinks(addressesOf(id), publicUrl)
      : []),
  ]
}

/** A page in all languages of the site, for search engines: each names all of them, itself as well. */
export const alternateLinks = (addresses: readonly Translation[], publicUrl: string): MetaDescriptor[] =>
  alternatesOf(addresses).map(({ tag, path }) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: tag,
    href: publicUrl + path,
  }))

/** How the metadata of a page differ from those of most. */
type Differences = {
  /** `og:type`. */
  type?: 'website' | 'article'
  /** The title where it is shared, if that is shorter. */
  sharedTitle?: string
  /** The picture where it is shared, if that is another one. */
  picture?: PreviewPicture
  /** Its structured data. */
  graph?: (publicUrl: string) => StructuredData[]
}

/**
 * The metadata of a page for search engines and link previews. They load documents, so only the server makes all of them: a
 * browser has no code for them, and sets the title and the address when it shows another page.
 * @param page with the name of the service that it sells, if any
 * @param publicUrl the operator's PUBLIC_URL. Without it, everything that needs an absolute address is left out: a
 * guessed one, such as localhost, would remove the site from search engines.
 */
export function describePage(
  page: Page & { service?: string | undefined },
  publicUrl: string | null,
  { type = 'website', sharedTitle = page.title, picture = previewOf(page.path), graph }: Differences = {},
): MetaDescriptor[] {
  const { path, title, description, service } = page
  const forEverybody: MetaDescriptor[] = [
    { title },
    ...(publicUrl === null ? [] : [{ tagName: 'link', rel: 'canonical', href: publicUrl + path } as const]),
  ]
  if (!import.meta.env.SSR) return forEverybody

  const descriptors: MetaDescriptor[] = [
    ...forEverybody,
    { name: 'description', content: description },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:title', content: sharedTitle },
    { property: 'og:description', content: description },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
  if (publicUrl === null) return descriptors

  return [
    ...descriptors,
    { property: 'og:url', content: publicUrl + path },
    { property: 'og:image', content: publicUrl + picture.path },
    { property: 'og:image:width', content: String(picture.width) },
    { property: 'og:image:height', content: String(picture.height) },
    { property: 'og:image:alt', content: title },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@graph': graph?.(publicUrl) ?? [
          ...(path === homePath ? siteData(publicUrl) : [breadcrumbData(publicUrl, page, sitePages)]),
          ...(service === undefined ? [] : [serviceData(publicUrl, { ...page, name: service })]),
        ],
      },
    },
  ]
}
