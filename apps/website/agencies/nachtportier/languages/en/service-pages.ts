import type { ServicePages } from '#agency/schema/service-pages.ts'
import { customerSupport } from './pages/customer-support.ts'
import { scheduling } from './pages/scheduling.ts'

/** The pages of services. No service keeps records. */
export const servicePages: ServicePages = {
  'customer-support': customerSupport,
  scheduling,
}
