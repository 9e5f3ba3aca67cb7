import { metadata } from '#content/metadata.ts'
import { consultationAction, consultationHeaders } from '#app/consultation-form/consultation-action.server.ts'
import { pageMeta } from '#app/discovery/page-meta.ts'
import { ConsultationForm } from '#app/consultation-form/consultation-form.tsx'
import { crmIntegrationForm } from '#app/consultation-form/form-config.ts'
import { ready, StaticPart } from './crm-integration-static.ts'
import type { Route } from './+types/crm-integration'
import styles from './crm-integration.css?url'

if (import.meta.env.SSR) await ready()

/** Nothing to load; without a loader the router would leave the page to the browser to render. */
export const loader = () => null
export const clientLoader = ready

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageMeta(
    { ...metadata.crmIntegration, path: '/crm-integration', name: 'CRM integration', kind: 'service' },
    root.loaderData.publicUrl,
  )

export const action = consultationAction(crmIntegrationForm)
export const headers = consultationHeaders

export default function CrmIntegration() {
  return (
    <main id="main">
      <StaticPart name="Top" />
      <div className="page grid gap-x-20 gap-y-16 py-20 md:py-28 lg:grid-cols-2">
        <StaticPart name="Argument" />
        <section id="demo" className="panel self-start p-6 sm:p-8">
          <StaticPart name="FormIntro" />
          <ConsultationForm form={crmIntegrationForm} />
        </section>
      </div>
    </main>
  )
}
