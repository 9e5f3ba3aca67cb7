import type { ServicePages } from '#agency/schema/service-pages.ts'
import { crmIntegration } from './pages/crm-integration.ts'
import { customerSupport } from './pages/customer-support.ts'
import { scheduling } from './pages/scheduling.ts'

/**
 * The pages of services, by the page's id. A service names its page (services.ts); the address of the page is in pages.ts, its
 * form in forms.ts. Each chooses a layout, which two pages may share.
 */
export const servicePages: ServicePages = {
  'customer-support': customerSupport,
  'crm-integration': crmIntegration,
  scheduling,
}
