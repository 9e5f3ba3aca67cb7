import { crmIntegration } from '#content/pages/crm-integration.ts'
import { consultationAction, consultationHeaders } from '#app/consultation-form/consultation-action.server.ts'
import { pageMeta } from '#app/discovery/page-meta.ts'
import { ConsultationForm } from '#app/consultation-form/consultation-form.tsx'
import { crmIntegrationForm } from '#app/consultation-form/form-config.ts'
import { AnchorLink } from '#app/section-link/section-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { FormPanel } from '#app/ui/form-panel.tsx'
import { Pipeline } from '#app/vignettes/pipeline.tsx'
import { RecordChanges } from '#app/vignettes/record-changes.tsx'
import type { Route } from './+types/crm-integration'

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageMeta(
    { ...crmIntegration.meta, path: '/crm-integration', name: 'CRM integration', kind: 'service' },
    root.loaderData.publicUrl,
  )

export const action = consultationAction(crmIntegrationForm)
export const headers = consultationHeaders

export default function CrmIntegration() {
  const { hero, pipeline, steps, record, integrations, form } = crmIntegration
  return (
    <main id="main">
      <div className="sky-evening">
        <section className="page pt-32 pb-20 text-center md:pt-40">
          <h1 className="mx-auto max-w-display text-display">{hero.title}</h1>
          <p className="mx-auto mt-7 max-w-measure text-lead">{hero.lead}</p>
          <p className="mt-9 flex flex-wrap justify-center gap-4">
            <AnchorLink to="demo" className={buttonClass({ tone: 'lamp' })}>
              {hero.action}
            </AnchorLink>
            <AnchorLink to="how-it-works" className={buttonClass()}>
              {hero.secondary}
            </AnchorLink>
          </p>
          <Pipeline
            wide
            className="mt-16 text-left"
            caption={pipeline.caption}
            incoming={pipeline.incoming}
            enriched={pipeline.enriched}
            columns={pipeline.columns}
          />
        </section>
      </div>
      <section id="how-it-works" className="border-y border-line bg-shade/70">
        <div className="page grid items-center gap-x-20 gap-y-12 py-20 md:py-28 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <h2 className="text-heading">{steps.title}</h2>
            <ol className="mt-12">
              {steps.items.map(({ title, time, text }) => (
                <li key={title} className="rail">
                  <p className="numerals text-mini text-brand">{time}</p>
                  <h3 className="mt-1 text-title">{title}</h3>
                  <p className="mt-3 max-w-measure">{text}</p>
                </li>
              ))}
            </ol>
          </div>
          <RecordChanges {...record} className="lg:col-span-5" />
        </div>
      </section>
      <div className="page grid gap-x-20 gap-y-16 py-20 md:py-28 lg:grid-cols-2">
        <FormPanel
          id="demo"
          title={form.title}
          lead={form.lead}
          className="order-last self-start lg:order-first"
        >
          <ConsultationForm form={crmIntegrationForm} />
        </FormPanel>
        <section className="lg:pt-8">
          <h2 className="text-heading">{integrations.title}</h2>
          <ul className="mt-10">
            {integrations.items.map(({ name, text, facts }) => (
              <li key={name} className="border-t border-line py-8">
                <h3 className="text-title">{name}</h3>
                <p className="mt-3 max-w-measure">{text}</p>
                <ul className="mt-5 flex flex-wrap gap-2">
                  {facts.map((fact) => (
                    <li key={fact} className="chip">
                      {fact}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </main>
  )
}
