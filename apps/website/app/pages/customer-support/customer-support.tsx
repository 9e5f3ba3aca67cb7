import type { LinksFunction } from 'react-router'
import { consultationAction, consultationHeaders } from '#app/consultation-form/consultation-action.server.ts'
import { pageMeta } from '#app/discovery/page-meta.ts'
import { ConsultationForm } from '#app/consultation-form/consultation-form.tsx'
import { formOfPage } from '#app/consultation-form/form-config.ts'
import { ready, StaticPart } from './customer-support-static.ts'
import styles from './customer-support.css?url'

const form = formOfPage('customer-support')

if (import.meta.env.SSR) await ready()

/** Nothing to load. Without a loader the router would render the page in the browser. */
export const loader = () => null
export const clientLoader = ready

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta = pageMeta('customer-support')

export const action = consultationAction(form)
export const headers = consultationHeaders

export default function CustomerSupport() {
  return (
    <main id="main">
      <StaticPart name="Top" />
      <div className="page grid gap-x-20 gap-y-16 py-20 md:py-28 lg:grid-cols-12">
        <StaticPart name="Argument" className="lg:col-span-7" />
        <section id="request" className="panel self-start p-6 sm:p-8 lg:col-span-5">
          <StaticPart name="FormIntro" />
          <ConsultationForm form={form} />
        </section>
      </div>
    </main>
  )
}
