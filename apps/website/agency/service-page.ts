import { pages } from '#content/pages.ts'
import type { Page } from './schema/pages.ts'
import type { Service } from './schema/services.ts'

/** Returns the page about a single service, if the service has one. */
export function servicePage(service: Pick<Service, 'page'> | undefined): Page | undefined {
  return Object.entries(pages).find(([id]) => id === service?.page)?.[1]
}
