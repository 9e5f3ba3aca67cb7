import type { ComponentType } from 'react'
import { required } from '#agency/required.ts'
import { type LayoutSection, sectionBeside } from '#agency/sections.ts'
import type { Media } from '#agency/schema/media.ts'
import type { Slot, WeekPage as Page } from '#agency/schema/service-pages.ts'
import { examples } from '#content/examples.ts'
import { shell } from '#content/navigation.ts'
import type { ConsultationFormConfig } from '#contract/consultation-forms.ts'
import { formOfPage } from '#app/consultation-form/form-config.ts'
import { SampleMark } from '#app/sample-mark/sample-mark.tsx'
import { OrMedia } from '#app/media/media-view.tsx'
import { Week } from '#app/vignettes/week.tsx'
import type { Ground } from '#app/ui/grounds.ts'
import { Section } from '#app/ui/section.tsx'
import { largeColumns, mediumColumns } from '#app/ui/columns.ts'
import { Month } from './month.tsx'
import { Reminder } from './reminder.tsx'
import { SlotStrip } from './slot-strip.tsx'
import { FormTitle, HeroLinks, type PartProps, sectionsAbove } from './service-sections.tsx'
import { weekPages } from './week-pages.ts'

const pageOf = (id: string): Page => required(weekPages[id], `page ${id}`)

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
  features: Features,
  results: Results,
  industries: Industries,
  steps: StepsAbove,
}

/** The section beside the form. */
export function Beside({ id }: PartProps) {
  const page = pageOf(id)
  return (
    sectionBeside(page) && (
      <section>
        <StepList page={page} className="mt-10 mb-12 grid gap-8" />
        <MonthOf page={page} />
      </section>
    )
  )
}

/** The words above the fields. */
export function FormWords({ id }: PartProps) {
  return <FormTitle page={pageOf(id)} className="max-sm:pe-8" />
}

/** The promise, and a week whose gaps were filled. */
function Hero({ page, form }: { page: Page; form: ConsultationFormConfig }) {
  const { hero } = page
  const example = required(page.example ?? examples.week, 'examples.week')
  return (
    <div className="sky-evening">
      <section className="page pt-32 pb-20 md:pt-36 md:pb-24">
        <div className="grid gap-x-16 gap-y-7 lg:grid-cols-12 lg:items-end">
          <h1 className="text-display lg:col-span-7">{hero.title}</h1>
          <div className="lg:col-span-5">
            <p className="max-w-measure text-lead">{hero.lead}</p>
            <HeroLinks
              page={page}
              form={form}
              section="features"
              className="mt-8 flex flex-wrap gap-4 max-sm:*:grow"
            />
          </div>
        </div>
        <OrMedia of={example} place="wide" isFirst className="mt-10">
          {(week) => (
            <Week className="mt-10" {...week}>
              <Reminder {...week.reminder} />
            </Week>
          )}
        </OrMedia>
      </section>
    </div>
  )
}

/** The features, each with a day as its picture. */
function Features({ page, ground, space }: PartOfPage) {
  const features = required(page.features, 'features')
  return (
    <Section id="features" ground={ground} className={space}>
      <h2 className="max-w-title text-heading">{features.title}</h2>
      <ul
        className={`mt-12 grid overflow-hidden rounded-large border border-line bg-ground sm:grid-cols-2 ${largeColumns(features.items.length, 3)}`}
      >
        {features.items.map(({ title, text, strip }) => (
          <li key={title} className="-me-px -mb-px border-e border-b border-line p-6 sm:p-7">
            {strip && <Strip of={strip} />}
            <h3 className={strip ? 'mt-6 text-subtitle' : 'text-subtitle'}>{title}</h3>
            <p className="mt-2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The results, in figures. */
function Results({ page, ground, space }: PartOfPage) {
  const results = required(page.results, 'results')
  return (
    <Section ground={ground} className={ground === 'plain' ? space : 'py-16 md:py-20'}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <h2 className="text-title">{results.title}</h2>
        {results.items.some(({ sample }) => sample) && <SampleMark text={shell.sampleFigures} />}
      </div>
      <ul
        className={`mt-10 grid grid-cols-2 gap-x-6 gap-y-10 sm:gap-x-8 ${largeColumns(results.items.length, 4)}`}
      >
        {results.items.map(({ value, prefix, label, text }) => (
          <li key={label}>
            <p className="flex min-h-6 items-end text-small text-muted">{prefix}</p>
            <p className="text-display font-semibold text-ink">{value}</p>
            <p className="mt-3 text-subtitle text-ink">{label}</p>
            <p className="mt-2 text-small">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The use in each industry. */
function Industries({ page, ground, space }: PartOfPage) {
  const industries = required(page.industries, 'industries')
  return (
    <Section ground={ground} className={space}>
      <h2 className="text-heading">{industries.title}</h2>
      <ul className={`mt-12 grid gap-x-8 gap-y-10 xl:gap-x-12 ${mediumColumns(industries.items.length, 3)}`}>
        {industries.items.map(({ name, text, strip }) => (
          <li key={name}>
            {strip && <Strip of={strip} />}
            <h3 className={strip ? 'mt-6 text-title' : 'text-title'}>{name}</h3>
            <p className="mt-3">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The steps of a project in the width of the page, with the month beside them. */
function StepsAbove({ page, ground, space }: PartOfPage) {
  return (
    <Section ground={ground} className={space}>
      <div className="grid items-center gap-x-16 gap-y-12 lg:grid-cols-2">
        <div>
          <StepList page={page} className="mt-10 grid gap-8" />
        </div>
        <MonthOf page={page} />
      </div>
    </Section>
  )
}

const MonthOf = ({ page: { month } }: { page: Page }) =>
  month && (
    <OrMedia of={month} place="beside">
      {(drawn) => <Month {...drawn} />}
    </OrMedia>
  )

const Strip = ({ of }: { of: readonly Slot[] | Media }) => (
  <OrMedia of={of} place="cell">
    {(slots) => <SlotStrip slots={slots} />}
  </OrMedia>
)

function StepList({ page, className }: { page: Page; className: string }) {
  const steps = required(page.steps, 'steps')
  return (
    <>
      <h2 className="text-heading">{steps.title}</h2>
      <ol className={className}>
        {steps.items.map(({ title, text }, index) => (
          <li key={title} className="flex gap-6">
            <span className="numerals text-title text-brand">{index + 1}</span>
            <div>
              <h3 className="text-subtitle">{title}</h3>
              <p className="mt-2 max-w-measure">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}
