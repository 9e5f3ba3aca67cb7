import type { ServicePage } from '#agency/schema/service-pages.ts'
import type { ConsultationFormConfig } from '#app/consultation-form/form-config.ts'
import { buttonClass } from '#app/ui/button.tsx'

/** The props of a layout's parts. */
export type PartProps = {
  /** The id of the page. */
  id: string
}

/** The words above the fields of the form. */
export function FormTitle({ page, className = '' }: { page: ServicePage; className?: string }) {
  return (
    <>
      <h2 className={`text-title ${className}`.trim()}>{page.form.title}</h2>
      <p className="mt-3 mb-7">{page.form.lead}</p>
    </>
  )
}

type HeroLinksProps = {
  hero: ServicePage['hero']
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
