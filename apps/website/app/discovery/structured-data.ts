import type { Brand } from '#agency/schema/brand.ts'
import type { Contact, Office } from '#agency/schema/contact.ts'
import { brand } from '#content/brand.ts'
import { contact } from '#content/contact.ts'
import { elsewhere } from '#content/navigation.ts'
import { homePath } from '#contract/home-path.ts'
import { siteLanguage } from '#contract/language.ts'

type Page = { path: string; name: string; description: string }

/** A node of schema.org's vocabulary, as JSON-LD writes it. */
export type StructuredData = { '@type': string } & Record<string, unknown>

/** The agency and its site, for the home page. Properties: schema.org/Organization and schema.org/WebSite. */
export function siteData(
  publicUrl: string,
  { businessType = 'Organization' }: Pick<Brand, 'businessType'> = brand,
  { offices, openingHours }: Pick<Contact, 'offices' | 'openingHours'> = contact,
): StructuredData[] {
  const organization = `${publicUrl}/#organization`
  return [
    {
      '@type': businessType,
      '@id': organization,
      name: brand.name,
      legalName: brand.legalName,
      description: brand.description,
      foundingDate: String(brand.foundingYear),
      url: publicUrl + homePath,
      logo: `${publicUrl}/apple-touch-icon.png`,
      email: contact.email,
      telephone: contact.phoneLink,
      ...(elsewhere.social.length === 0 ? {} : { sameAs: elsewhere.social.map(({ href }) => href) }),
      ...(offices.length === 0 ? {} : { location: offices.map((each) => place(each, openingHours)) }),
      ...(openingHours.length === 0
        ? {}
        : {
            contactPoint: {
              '@type': 'ContactPoint',
              telephone: contact.phoneLink,
              email: contact.email,
              hoursAvailable: hoursOf(openingHours),
            },
          }),
    },
    {
      '@type': 'WebSite',
      '@id': `${publicUrl}/#website`,
      name: brand.name,
      url: publicUrl + homePath,
      inLanguage: siteLanguage.tag,
      publisher: { '@id': organization },
    },
  ]
}

/** Property: schema.org/OpeningHoursSpecification. */
const hoursOf = (openingHours: Contact['openingHours']) =>
  openingHours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens,
    closes,
  }))

/** Property: schema.org/Place. An office without hours of its own has those of the agency. */
function place(
  { name, street, city, postalCode, country, phoneLink, openingHours }: Office,
  agencyHours: Contact['openingHours'],
) {
  const hours = openingHours ?? agencyHours
  return {
    '@type': 'Place',
    name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      ...(postalCode === undefined ? {} : { postalCode }),
      addressCountry: country,
    },
    ...(phoneLink === undefined ? {} : { telephone: phoneLink }),
    ...(hours.length === 0 ? {} : { openingHoursSpecification: hoursOf(hours) }),
  }
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

/**
 * The position of a page below the home page, and below those whose path its own continues. Properties:
 * schema.org/BreadcrumbList.
 */
export function breadcrumbData(
  publicUrl: string,
  { path }: Pick<Page, 'path'>,
  pages: readonly Pick<Page, 'path' | 'name'>[],
): StructuredData {
  const above = pages
    .filter((page) => page.path !== homePath && `${path}/`.startsWith(`${page.path}/`))
    .toSorted((one, other) => one.path.length - other.path.length)
  const crumbs = [
    { name: brand.name, item: publicUrl + homePath },
    ...above.map((page) => ({ name: page.name, item: publicUrl + page.path })),
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
  }
}
