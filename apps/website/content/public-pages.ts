import { caseStudiesPage } from './pages/case-studies.ts'
import { crmIntegration } from './pages/crm-integration.ts'
import { customerSupport } from './pages/customer-support.ts'
import { home } from './pages/home.ts'
import { privacy } from './pages/privacy.ts'
import { scheduling } from './pages/scheduling.ts'
import { servicesPage } from './pages/services.ts'

/** A page that search engines and assistants may know. */
export type PublicPage = {
  path: string
  /** In lists of pages. */
  name: string
  title: string
  description: string
  /** The words of its preview picture. */
  headline: string
}

/** Every public page, in the order of the sitemap, `llms.txt` and the preview pictures. */
export const publicPages: readonly PublicPage[] = [
  { path: '/', name: 'Home', headline: home.hero.title, ...home.meta },
  { path: '/services', name: 'Services', headline: servicesPage.hero.title, ...servicesPage.meta },
  {
    path: '/customer-support',
    name: 'Customer support',
    headline: customerSupport.hero.title,
    ...customerSupport.meta,
  },
  {
    path: '/crm-integration',
    name: 'CRM integration',
    headline: crmIntegration.hero.title,
    ...crmIntegration.meta,
  },
  { path: '/scheduling', name: 'Scheduling', headline: scheduling.hero.title, ...scheduling.meta },
  { path: '/case-studies', name: 'Case studies', headline: caseStudiesPage.title, ...caseStudiesPage.meta },
  { path: '/privacy', name: 'Privacy', headline: privacy.title, ...privacy.meta },
]
