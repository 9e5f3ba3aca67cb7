import { caseStudies } from '#content/case-studies.ts'
import { caseStudiesPage } from '#content/pages/case-studies.ts'
import { SectionLink } from '#app/links/section-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Story } from './story.tsx'

/** The whole page. */
export function Body() {
  const { title, lead, close } = caseStudiesPage
  return (
    <>
      <div className="sky-evening">
        <section className="page grid gap-x-16 gap-y-6 pt-32 pb-20 md:pt-44 lg:grid-cols-12 lg:items-end">
          <h1 className="text-display lg:col-span-8">{title}</h1>
          <p className="max-w-narrow text-lead lg:col-span-4">{lead}</p>
        </section>
      </div>
      {caseStudies.map((story, index) => (
        <Story key={story.id} story={story} mirrored={index % 2 === 1} />
      ))}
      <section className="border-t border-line bg-shade/70">
        <div className="page flex flex-wrap items-end justify-between gap-8 py-20 md:py-28">
          <h2 className="max-w-title text-heading">{close.title}</h2>
          <SectionLink section="contact" className={buttonClass({ tone: 'lamp' })}>
            {close.action}
          </SectionLink>
        </div>
      </section>
    </>
  )
}
