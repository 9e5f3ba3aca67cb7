import { pages } from '#content/pages.ts'
import type { Page } from './schema/pages.ts'
import type { Service } from './schema/services.ts'

/** The page that tells of a service alone, where the service has one. */
export function servicePage(service: Pick<Service, 'page'> | undefined): Page | undefined {
  return Object.entries(pages).find(([id]) => id === service?.page)?.[1]
}
