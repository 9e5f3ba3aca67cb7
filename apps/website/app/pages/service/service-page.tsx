import type { ReactNode } from 'react'
import type { UIMatch } from 'react-router'
import { given } from '#agency/given.ts'
import type { ServicePage as Words } from '#agency/schema/service-pages.ts'
import { ConsultationForm } from '#app/consultation-form/consultation-form.tsx'
import { type ConsultationFormConfig, formOfPage } from '#app/consultation-form/form-config.ts'
import { Static } from '#app/static.tsx'
import { buttonClass } from '#app/ui/button.tsx'

type Sections<Page> = (page: Page, form: ConsultationFormConfig) => ReactNode

/** The props of a route. */
export type RouteProps = { matches: (UIMatch | undefined)[] }

type ServicePageProps<Page> = RouteProps & {
  /** The pages with this layout, by id, which is the id of the route. */
  pages: Readonly<Record<string, Page>>
  above: Sections<Page>
  /** Beside the form. */
  beside: Sections<Page>
  /** Whether the sections beside the form are wider than the form. */
  isWide?: boolean
  formTitleClass?: string
}

/** The page of a service: the sections of its layout, and its form. */
export function ServicePage<Page extends Words>(props: ServicePageProps<Page>) {
  const { matches, pages, above, beside, isWide = false, formTitleClass = 'text-title' } = props
  const id = matches.at(-1)?.id ?? ''
  const page = given(pages[id], `page ${id}`)
  const form = formOfPage(id)
  return (
    // The key separates two pages with the same layout: their sections and forms share no state.
    <main key={id} id="main">
      <Static>{above(page, form)}</Static>
      <div
        className={`page grid gap-x-20 gap-y-16 py-20 md:py-28 ${isWide ? 'lg:grid-cols-12' : 'lg:grid-cols-2'}`}
      >
        <Static className={isWide ? 'lg:col-span-7' : undefined}>{beside(page, form)}</Static>
        <section id={form.panelId} className={`panel self-start p-6 sm:p-8${isWide ? ' lg:col-span-5' : ''}`}>
          <Static>
            <h2 className={formTitleClass}>{page.form.title}</h2>
            <p className="mt-3 mb-7">{page.form.lead}</p>
          </Static>
          <ConsultationForm form={form} />
        </section>
      </div>
    </main>
  )
}

type HeroLinksProps = {
  hero: Words['hero']
  form: ConsultationFormConfig
  /** The id of the section behind the second link. */
  section: string
  className: string
}

/** The links of the hero: to the form, and to the section that explains the service. */
export function HeroLinks({ hero, form, section, className }: HeroLinksProps) {
  return (
    <p className={className}>
      <a href={`#${form.panelId}`} className={buttonClass({ tone: 'lamp' })}>
        {hero.action}
      </a>
      <a href={`#${section}`} className={buttonClass()}>
        {hero.secondary}
      </a>
    </p>
  )
}
