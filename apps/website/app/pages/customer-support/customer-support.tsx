import { customerSupport } from '#content/pages/customer-support.ts'
import { consultationAction, consultationHeaders } from '#app/consultation-form/consultation-action.server.ts'
import { pageMeta } from '#app/discovery/page-meta.ts'
import { ConsultationForm } from '#app/consultation-form/consultation-form.tsx'
import { customerSupportForm } from '#app/consultation-form/form-config.ts'
import { AnchorLink } from '#app/section-link/section-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { FormPanel } from '#app/ui/form-panel.tsx'
import { Conversation } from '#app/vignettes/conversation.tsx'
import type { Route } from './+types/customer-support'

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageMeta(
    { ...customerSupport.meta, path: '/customer-support', name: 'AI customer support', kind: 'service' },
    root.loaderData.publicUrl,
  )

export const action = consultationAction(customerSupportForm)
export const headers = consultationHeaders

export default function CustomerSupport() {
  const { hero, conversation, benefits, industries, form } = customerSupport
  return (
    <main id="main">
      <div className="sky-evening">
        <section className="page grid items-center gap-x-16 gap-y-12 pt-32 pb-20 md:pt-40 lg:grid-cols-2">
          <div>
            <h1 className="text-display">{hero.title}</h1>
            <p className="mt-7 max-w-measure text-lead">{hero.lead}</p>
            <p className="mt-9 flex flex-wrap gap-4">
              <AnchorLink to="request" className={buttonClass({ tone: 'lamp' })}>
                {hero.action}
              </AnchorLink>
              <AnchorLink to="benefits" className={buttonClass()}>
                {hero.secondary}
              </AnchorLink>
            </p>
          </div>
          <Conversation
            caption={conversation.caption}
            messages={conversation.messages}
            names={{ customer: conversation.customer, assistant: conversation.assistant }}
            outcome={conversation.outcome}
          />
        </section>
      </div>
      <div className="border-t border-line">
        <div className="page grid gap-x-20 gap-y-16 py-20 md:py-28 lg:grid-cols-12">
          <div className="grid content-start gap-20 lg:col-span-7">
            <section id="benefits">
              <h2 className="text-heading">{benefits.title}</h2>
              <ul className="mt-10">
                {benefits.items.map(({ title, text }) => (
                  <li key={title} className="grid gap-x-8 gap-y-2 border-t border-line py-6 sm:grid-cols-5">
                    <h3 className="text-base sm:col-span-2">{title}</h3>
                    <p className="sm:col-span-3">{text}</p>
                  </li>
                ))}
              </ul>
            </section>
            <section>
              <h2 className="text-heading">{industries.title}</h2>
              <ul className="mt-10 grid gap-12">
                {industries.items.map(({ name, text, asks }) => (
                  <li key={name}>
                    <h3 className="text-subtitle">{name}</h3>
                    <p className="mt-2 max-w-measure">{text}</p>
                    <ul className="mt-4 flex flex-wrap gap-2">
                      {asks.map((ask) => (
                        <li
                          key={ask}
                          className="rounded-large border border-line bg-panel px-4 py-2 text-small text-ink"
                        >
                          {ask}
                        </li>
                      ))}
                    </ul>
                  </li>
                ))}
              </ul>
            </section>
          </div>
          <div className="lg:col-span-5">
            <FormPanel id="request" title={form.title} lead={form.lead} className="lg:sticky lg:top-24">
              <ConsultationForm form={customerSupportForm} />
            </FormPanel>
          </div>
        </div>
      </div>
    </main>
  )
}
