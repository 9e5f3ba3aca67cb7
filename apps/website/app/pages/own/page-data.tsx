import type { OwnPage } from '#agency/schema/own-pages.ts'
import type { OwnSectionOf } from '#agency/schema/own-sections.ts'
import { brand } from '#content/brand.ts'
import type { StructuredData } from '#app/discovery/structured-data.ts'

/**
 * What search engines read of the page's sections, where the sections are: no browser loads it as code. Properties:
 * schema.org/FAQPage, schema.org/Offer and schema.org/Person.
 */
export function PageData({ page }: { page: OwnPage }) {
  const graph = dataOf(page)
  if (graph.length === 0) return null
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', String.raw`\u003c`) }}
    />
  )
}

/** The nodes of a page: one for all questions, one for each list of prices, one for each person. */
export function dataOf({ sections }: OwnPage): StructuredData[] {
  const questions = sections.flatMap((section) => (section.kind === 'questions' ? section.items : []))
  return [
    ...(questions.length === 0
      ? []
      : [
          {
            '@type': 'FAQPage',
            mainEntity: questions.map(({ question, answer }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: plain([answer].flat().join(' ')) },
            })),
          },
        ]),
    ...sections.flatMap((section) => (section.kind === 'prices' ? offersOf(section) : [])),
    ...sections.flatMap((section) =>
      section.kind === 'people'
        ? section.items.map(({ name, role }) => ({
            '@type': 'Person',
            name,
            jobTitle: role,
            worksFor: { '@type': 'Organization', name: brand.name },
          }))
        : [],
    ),
  ]
}

/** The plans with a price in numbers. */
function offersOf({ title, currency, plans }: OwnSectionOf<'prices'>): StructuredData[] {
  const specification = (price: number, duration: string) => ({
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: currency,
    billingDuration: duration,
  })
  const offers = plans.flatMap(({ name, text, price }): StructuredData[] => {
    const offer = { '@type': 'Offer', name, description: text, priceCurrency: currency }
    if (typeof price === 'string') return []
    if (typeof price === 'number') return [{ ...offer, price }]
    return [
      {
        ...offer,
        price: price.monthly,
        priceSpecification: [specification(price.monthly, 'P1M'), specification(price.yearly, 'P1Y')],
      },
    ]
  })
  return offers.length === 0 ? [] : [{ '@type': 'OfferCatalog', name: title, itemListElement: offers }]
}

/** A text without the addresses of its links. */
const plain = (text: string): string => text.replaceAll(/\[([^\]]+)\]\([^\s)]+\)/g, '$1')
