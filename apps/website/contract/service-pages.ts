import { servicePages } from '#content/service-pages.ts'
import { services } from '#content/services.ts'
import type { Service } from '#agency/schema/services.ts'
import type { ServiceLayout, ServicePage } from '#agency/schema/service-pages.ts'

type PageWith<Layout> = Extract<ServicePage, { layout: Layout }>

/** Returns the pages of services that have this layout, by their ids. */
export function pagesWithLayout<Layout extends ServiceLayout>(
  layout: Layout,
): Readonly<Record<string, PageWith<Layout>>> {
  const isWith = (entry: [string, ServicePage]): entry is [string, PageWith<Layout>] =>
    entry[1].layout === layout
  return Object.fromEntries(Object.entries(servicePages).filter(isWith))
}

/** A page of the site that is about one service. */
export type SoldPage = { id: string; service: Service; page: ServicePage }

/** The pages that a service names. */
export const soldPages: readonly SoldPage[] = Object.entries(servicePages).flatMap(([id, page]) =>
  services.filter((service) => service.page === id).map((service) => ({ id, service, page })),
)

/**
 * The id of a fact on the page of a service: `asked/` names those of the first page with a layout. A further page with
 * this layout puts its own id before it.
 */
export function factId({ id, page: { layout } }: SoldPage, name: string): string {
  return soldPages.find(({ page }) => page.layout === layout)?.id === id ? name : `${id}-${name}`
}
