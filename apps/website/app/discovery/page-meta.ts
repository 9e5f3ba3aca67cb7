import type { MetaDescriptor } from 'react-router'
import { brand } from '#content/brand.ts'
import { previewPath } from './preview-path.ts'
import { breadcrumbData, serviceData, siteData } from './structured-data.ts'

export type DescribedPage = {
  path: string
  /** Unique in the site, the brand's name included. */
  title: string
  description: string
  /** What the page is called in structured data. */
  name: string
  /** A page that sells something says so. */
  kind?: 'home' | 'service'
}

/**
 * How a page introduces itself to search engines and to whoever shares its address.
 * @param publicUrl the operator's PUBLIC_URL. Everything that needs an absolute address is left out without it: a guessed
 * one, such as localhost, would take the site out of the search engines.
 */
export function pageMeta(page: DescribedPage, publicUrl: string | null): MetaDescriptor[] {
  const { path, title, description } = page
  const descriptors: MetaDescriptor[] = [
    { title },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
  if (publicUrl === null) return descriptors

  const address = publicUrl + path
  return [
    ...descriptors,
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:url', content: address },
    { property: 'og:image', content: publicUrl + previewPath(path) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@graph': [
          ...(page.kind === 'home' ? siteData(publicUrl) : []),
          ...(page.kind === 'service' ? [serviceData(publicUrl, page)] : []),
          ...(page.kind === 'home' ? [] : [breadcrumbData(publicUrl, page)]),
        ],
      },
    },
  ]
}
