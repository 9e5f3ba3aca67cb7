import type { ComponentType } from 'react'
import { required } from '#agency/required.ts'
import { type LayoutSection, sectionBeside } from '#agency/sections.ts'
import type { PipelinePage as Page } from '#agency/schema/service-pages.ts'
import { examples } from '#content/examples.ts'
import type { ConsultationFormConfig } from '#contract/consultation-forms.ts'
import { formOfPage } from '#app/consultation-form/form-config.ts'
import { OrMedia } from '#app/media/media-view.tsx'
import type { Ground } from '#app/ui/grounds.ts'
import { Section } from '#app/ui/section.tsx'
import { Pipeline } from '#app/vignettes/pipeline.tsx'
import { RecordChanges } from '#app/vignettes/record-changes.tsx'
import { Switchboard } from './switchboard.tsx'
import { FormTitle, HeroLinks, type PartProps, sectionsAbove } from './service-sections.tsx'
import { pipelinePages } from './pipeline-pages.ts'

const pageOf = (id: string): Page => required(pipelinePages[id], `page ${id}`)

/** The sections above the form. */
export function Above({ id }: PartProps) {
  const page = pageOf(id)
  const form = formOfPage(id)
  return (
    <>
      <Hero page={page} form={form} />
      {sectionsAbove(page).map(({ section, ...place }) => {
        const Part = parts[section]
        return Part && <Part key={section} page={page} {...place} />
      })}
    </>
  )
}

type PartOfPage = { page: Page; ground: Ground; space: string }

const parts: Partial<Record<LayoutSection, ComponentType<PartOfPage>>> = {
  integrations: Integrations,
  steps: StepsAbove,
}

/** The section beside the form. */
export function Beside({ id }: PartProps) {
  const page = pageOf(id)
  return (
    sectionBeside(page) && (
      <section id="how-it-works">
        <StepList page={page} />
        <Record page={page} className="mt-4" />
      </section>
    )
  )
}

/** The words above the fields. */
export function FormWords({ id }: PartProps) {
  return <FormTitle page={pageOf(id)} />
}

/** The promise, and a lead on its way through the pipeline. */
function Hero({ page, form }: { page: Page; form: ConsultationFormConfig }) {
  const { hero } = page
  const example = required(page.example ?? examples.pipeline, 'examples.pipeline')
  return (
    <div className="sky-evening">
      <section className="page pt-32 pb-20 md:pt-36 md:pb-28">
        <div className="grid gap-x-16 gap-y-9 lg:grid-cols-12 lg:items-end">
          <div className="lg:col-span-8">
            <h1 className="max-w-title text-display text-wrap">{hero.title}</h1>
            <p className="mt-7 max-w-measure text-lead">{hero.lead}</p>
          </div>
          <HeroLinks
            page={page}
            form={form}
            section="steps"
            className="flex flex-wrap gap-4 max-sm:*:grow lg:col-span-4 lg:justify-end"
          />
        </div>
        <OrMedia of={example} place="wide" isFirst className="mt-12">
          {({ caption, incoming, enriched, columns }) => (
            <Pipeline
              className="mt-12"
              caption={caption}
              incoming={incoming}
              enriched={enriched}
              columns={columns}
            />
          )}
        </OrMedia>
      </section>
    </div>
  )
}

/** The systems that are connected. */
function Integrations({ page, ground, space }: PartOfPage) {
  const { switchboard } = page
  const integrations = required(page.integrations, 'integrations')
  return (
    <Section ground={ground} className={space}>
      <div className="grid items-center gap-x-16 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 className="text-heading">{integrations.title}</h2>
          <p className="mt-5 max-w-measure text-lead">{integrations.lead}</p>
        </div>
        {switchboard && (
          <div className="lg:col-span-7">
            <OrMedia of={switchboard} place="beside">
              {(drawn) => <Switchboard {...drawn} />}
            </OrMedia>
          </div>
        )}
      </div>
      <ul className="mt-16 grid gap-x-12 lg:grid-cols-3">
        {integrations.items.map(({ name, text, facts }) => (
          <li
            key={name}
            className="grid gap-x-8 gap-y-4 border-t border-line-strong py-8 md:grid-cols-3 lg:row-span-3 lg:grid-cols-1 lg:grid-rows-subgrid lg:pb-0"
          >
            <h3 className="text-title">{name}</h3>
            <p>{text}</p>
            <ul className="numerals grid content-start gap-2 text-mini text-muted">
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The steps of a project in the width of the page, with the record beside them. */
function StepsAbove({ page, ground, space }: PartOfPage) {
  return (
    <Section id="how-it-works" ground={ground} className={space}>
      <div className="grid items-center gap-x-16 gap-y-12 lg:grid-cols-2">
        <div>
          <StepList page={page} />
        </div>
        <Record page={page} />
      </div>
    </Section>
  )
}

function Record({ page: { record }, className = '' }: { page: Page; className?: string }) {
  return (
    record && (
      <OrMedia of={record} place="beside" className={className}>
        {(drawn) => <RecordChanges {...drawn} className={className} />}
      </OrMedia>
    )
  )
}

function StepList({ page }: { page: Page }) {
  const steps = required(page.steps, 'steps')
  return (
    <>
      <h2 className="text-heading">{steps.title}</h2>
      <ol className="mt-10">
        {steps.items.map(({ title, time, text }) => (
          <li key={title} className="rail">
            <p className="numerals text-mini text-brand">{time}</p>
            <h3 className="mt-1 text-title">{title}</h3>
            <p className="mt-3 max-w-measure">{text}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
