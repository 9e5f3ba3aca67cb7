import { type LayoutSection, sectionBeside, sectionsOf } from '#agency/sections.ts'
import type { ServicePage } from '#agency/schema/service-pages.ts'
import type { ConsultationFormConfig } from '#contract/consultation-forms.ts'
import { type Ground, groundsOf, type OwnGround } from '#app/ui/grounds.ts'
import { buttonClass } from '#app/ui/button.tsx'

/** The props of a layout's parts. */
export type PartProps = {
  /** The id of the page. */
  id: string
}

const grounds: Record<LayoutSection, OwnGround> = {
  note: 'band',
  industries: 'plain',
  benefits: 'plain',
  integrations: 'band',
  steps: 'plain',
  features: 'plain',
  results: 'band',
}

/** A section above the form: its ground, and the space around it. Plain sections share the space between them and the form's. */
type PlacedSection = { section: LayoutSection; ground: Ground; space: string }

/** The sections above the form of a page, in their order. */
export function sectionsAbove(page: ServicePage): PlacedSection[] {
  const above = sectionsOf(page).filter((section) => section !== sectionBeside(page))
  const ordered = groundsOf(above, grounds, 'plain')
  return above.map((section, index) => {
    const ground = ordered[index] ?? 'plain'
    const isLast = index === above.length - 1
    return { section, ground, space: ground === 'plain' ? plainSpace(index === 0, isLast) : 'py-20 md:py-28' }
  })
}

/** The hero and the form have space of their own. */
function plainSpace(isFirst: boolean, isLast: boolean): string {
  if (isFirst) return isLast ? 'pt-4' : 'pt-4 pb-20 md:pb-28'
  return isLast ? 'pt-20 md:pt-28' : 'py-20 md:py-28'
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

type Explaining = 'benefits' | 'steps' | 'features'

/** The anchors of the sections that explain a service. */
const anchors: Record<Explaining, string> = {
  benefits: 'benefits',
  steps: 'how-it-works',
  features: 'features',
}

type HeroLinksProps = {
  page: ServicePage
  form: ConsultationFormConfig
  /** The section behind the second link, which is left out with it. */
  section: Explaining
  className: string
}

/** The links of the hero: to the form, and to the section that explains the service. */
export function HeroLinks({ page, form, section, className }: HeroLinksProps) {
  const { hero } = page
  return (
    <p className={className}>
      <a href={`#${form.panelId}`} className={buttonClass({ tone: 'lamp' })}>
        {hero.action}
      </a>
      {sectionsOf(page).includes(section) && (
        <a href={`#${anchors[section]}`} className={buttonClass()}>
          {hero.secondary}
        </a>
      )}
    </p>
  )
}
