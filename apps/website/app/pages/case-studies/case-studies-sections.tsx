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
import { StoryLink } from './story-link.tsx'

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

/** The headline, the first action, and the contents of the page: each story with its history as a small hill. */
function Hero() {
  const { title, lead, headings, close } = caseStudiesPage
  return (
    <div className="sky-evening">
      <section className="page pt-32 pb-16 md:pt-40 md:pb-20">
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-12 lg:items-end">
          <h1 className="text-display lg:col-span-7">{title}</h1>
          <div className="lg:col-span-5">
            <p className="max-w-measure text-lead">{lead}</p>
            {close && (
              <p className="mt-6">
                <SectionLink section="contact" className={buttonClass({ tone: 'lamp' })}>
                  {close.action}
                </SectionLink>
              </p>
            )}
          </div>
        </div>
        {shown.includes('stories') && caseStudies.length > 1 && (
          <nav aria-label={contentsName(headings.contents, title)} className="mt-14">
            <ol className={`grid gap-x-12 ${mediumColumns(caseStudies.length, 3)}`}>
              {caseStudies.map((story) => (
                <StoryLink key={story.id} story={story} />
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
