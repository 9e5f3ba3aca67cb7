import type { ComponentType } from 'react'
import type { UIMatch } from 'react-router'
import { ConsultationForm } from '#app/consultation-form/consultation-form.tsx'
import { formOfPage } from '#app/consultation-form/form-config.ts'
import { formsAlone } from '#contract/site-map.ts'
import { Static } from '#app/static.tsx'
import type { PartProps } from './service-sections.tsx'

/** The props of a route. */
export type RouteProps = { matches: (UIMatch | undefined)[] }

type Part = ComponentType<PartProps>

type ServicePageProps = RouteProps & {
  Above: Part
  /** Beside the form. */
  Beside: Part
  /** The words above the fields. */
  FormWords: Part
  /** Whether the sections beside the form are wider than the form. */
  isWide?: boolean
}

/** The page of a service: the sections of its layout, and its form. The id of the route is the page's. */
export function ServicePage({ matches, Above, Beside, FormWords, isWide = false }: ServicePageProps) {
  const id = matches.at(-1)?.id ?? ''
  const form = formOfPage(id)
  const content = (
    <>
      <Static>
        <FormWords id={id} />
      </Static>
      <ConsultationForm form={form} />
    </>
  )
  return (
    // The key separates two pages with the same layout: their sections and forms share no state.
    <main key={id} id="main">
      <Static>
        <Above id={id} />
      </Static>
      {formsAlone.includes(id) ? (
        <div className="page py-20 md:py-28">
          <section id={form.panelId} className="panel mx-auto max-w-title p-6 sm:p-8">
            {content}
          </section>
        </div>
      ) : (
        <div
          className={`page grid gap-x-20 gap-y-16 py-20 md:py-28 ${isWide ? 'lg:grid-cols-12' : 'lg:grid-cols-2'}`}
        >
          <Static className={isWide ? 'lg:col-span-7' : undefined}>
            <Beside id={id} />
          </Static>
          <section
            id={form.panelId}
            className={`panel self-start p-6 sm:p-8${isWide ? ' lg:col-span-5' : ''}`}
          >
            {content}
          </section>
        </div>
      )}
    </main>
  )
}
