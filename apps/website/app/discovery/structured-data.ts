import { brand } from '#content/brand.ts'
import { contact } from '#content/contact.ts'

type Page = { path: string; name: string; description: string }

/** A node of schema.org's vocabulary, as JSON-LD writes it. */
export type StructuredData = { '@type': string } & Record<string, unknown>

/** The agency and its site, for the home page. Properties: schema.org/Organization and schema.org/WebSite. */
export function siteData(publicUrl: string): StructuredData[] {
  const organization = `${publicUrl}/#organization`
  return [
    {
      '@type': 'Organization',
      '@id': organization,
      name: brand.name,
      legalName: brand.legalName,
      description: brand.description,
      foundingDate: String(brand.foundingYear),
      url: `${publicUrl}/`,
      logo: `${publicUrl}/icon.svg`,
      email: contact.email,
      telephone: contact.phoneLink,
    },
    {
      '@type': 'WebSite',
      '@id': `${publicUrl}/#website`,
      name: brand.name,
      url: `${publicUrl}/`,
      inLanguage: 'en',
      publisher: { '@id': organization },
    },
  ]
}

/** One offer of the agency, for a page that sells it. Properties: schema.org/Service. */
export function serviceData(publicUrl: string, { path, name, description }: Page): StructuredData {
  return {
    '@type': 'Service',
    name,
    description,
    url: publicUrl + path,
    provider: { '@type': 'Organization', '@id': `${publicUrl}/#organization`, name: brand.name },
  }
}

/** Where a page stands below the home page. Properties: schema.org/BreadcrumbList. */
export function breadcrumbData(publicUrl: string, { path, name }: Page): StructuredData {
  const crumbs: { name: string; item: string }[] = [{ name: brand.name, item: `${publicUrl}/` }]
  if (path !== '/') crumbs.push({ name, item: publicUrl + path })
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
  }
}
