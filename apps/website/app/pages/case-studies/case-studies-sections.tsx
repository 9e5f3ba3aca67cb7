import { required } from '#agency/required.ts'
import { type CaseStudiesSection, caseStudiesSections } from '#agency/sections.ts'
import { caseStudies } from '#content/case-studies.ts'
import { caseStudiesPage } from '#content/pages/case-studies.ts'
import { contentsName } from '#app/pages/contents-name.ts'
import { SectionLink } from '#app/links/section-link.tsx'
import { type Ground, groundsOf, type OwnGround } from '#app/ui/grounds.ts'
import { Section } from '#app/ui/section.tsx'
import { mediumColumns } from '#app/ui/columns.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Story } from './story.tsx'

const grounds: Record<CaseStudiesSection, OwnGround> = { stories: 'lined', close: 'band' }
const shown = caseStudiesPage.sections ?? caseStudiesSections
const ordered = groundsOf(shown, grounds, 'lined')

/** The sections of the page. */
export function Sections() {
  return (
    <>
      <Hero />
      {shown.map((section, index) =>
        section === 'stories' ? (
          caseStudies.map((story) => <Story key={story.id} story={story} />)
        ) : (
          <Close key={section} ground={ordered[index] ?? 'plain'} />
        ),
      )}
    </>
  )
}

/** The headline, and the contents of the page. */
function Hero() {
  const { title, lead, headings } = caseStudiesPage
  return (
    <div className="sky-evening">
      <section className="page pt-32 pb-16 md:pt-40 md:pb-20">
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-12 lg:items-end">
          <h1 className="text-display lg:col-span-7">{title}</h1>
          <p className="max-w-measure text-lead lg:col-span-5">{lead}</p>
        </div>
        {shown.includes('stories') && caseStudies.length > 1 && (
          <nav aria-label={contentsName(headings.contents, title)} className="mt-14">
            <ol className={`grid gap-x-12 ${mediumColumns(caseStudies.length, 3)}`}>
              {caseStudies.map(({ id, company, industry, figure }) => (
                <li key={id} className="border-t border-line-strong">
                  <a href={`#${id}`} className="group block py-5">
                    <span className="block text-ink group-hover:text-brand">{company}</span>
                    <span className="block text-small text-muted">{industry}</span>
                    {figure && (
                      <span className="mt-4 flex items-baseline gap-3 md:block">
                        <span className="text-title font-medium whitespace-nowrap text-ink">
                          {figure.value}
                        </span>
                        <span className="block text-small">{figure.label}</span>
                      </span>
                    )}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        )}
      </section>
    </div>
  )
}

/** The way to the form. */
function Close({ ground }: { ground: Ground }) {
  const close = required(caseStudiesPage.close, 'caseStudiesPage.close')
  return (
    <Section ground={ground} className="flex flex-wrap items-end justify-between gap-8 py-20 md:py-28">
      <h2 className="max-w-title text-heading">{close.title}</h2>
      <SectionLink section="contact" className={buttonClass({ tone: 'lamp' })}>
        {close.action}
      </SectionLink>
    </Section>
  )
}
