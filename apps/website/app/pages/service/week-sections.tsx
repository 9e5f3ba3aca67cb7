import { required } from '#agency/required.ts'
import type { WeekPage as Page } from '#agency/schema/service-pages.ts'
import { examples } from '#content/examples.ts'
import { shell } from '#content/navigation.ts'
import { type ConsultationFormConfig, formOfPage } from '#app/consultation-form/form-config.ts'
import { SampleMark } from '#app/sample-mark/sample-mark.tsx'
import { Week } from '#app/vignettes/week.tsx'
import { largeColumns, mediumColumns } from '#app/ui/columns.ts'
import { Month } from './month.tsx'
import { Reminder } from './reminder.tsx'
import { SlotStrip } from './slot-strip.tsx'
import { FormTitle, HeroLinks, type PartProps } from './service-sections.tsx'
import { weekPages } from './week-pages.ts'

const pageOf = (id: string): Page => required(weekPages[id], `page ${id}`)

/** The sections above the form. */
export function Above({ id }: PartProps) {
  const page = pageOf(id)
  const form = formOfPage(id)
  return (
    <>
      <Hero page={page} form={form} />
      <Features page={page} />
      <Results page={page} />
      <Industries page={page} />
    </>
  )
}

/** The section beside the form. */
export function Beside({ id }: PartProps) {
  return <Steps page={pageOf(id)} />
}

/** The words above the fields. */
export function FormWords({ id }: PartProps) {
  return <FormTitle page={pageOf(id)} className="max-sm:pr-8" />
}

/** The promise, and a week whose gaps were filled. */
function Hero({ page, form }: { page: Page; form: ConsultationFormConfig }) {
  const { hero } = page
  const week = required(page.example ?? examples.week, 'examples.week')
  return (
    <div className="sky-evening">
      <section className="page pt-32 pb-20 md:pt-40 md:pb-24">
        <div className="grid gap-x-16 gap-y-7 lg:grid-cols-12 lg:items-end">
          <h1 className="text-display lg:col-span-7">{hero.title}</h1>
          <div className="lg:col-span-5">
            <p className="max-w-measure text-lead">{hero.lead}</p>
            <HeroLinks
              hero={hero}
              form={form}
              section="features"
              className="mt-8 flex flex-wrap gap-4 max-sm:*:grow"
            />
          </div>
        </div>
        <Week className="mt-14" caption={week.caption} days={week.days} hours={week.hours} slots={week.slots}>
          <Reminder {...week.reminder} />
        </Week>
      </section>
    </div>
  )
}

/** The features, each with a day as its picture. */
function Features({ page }: { page: Page }) {
  const { features } = page
  return (
    <section id="features" className="page pt-4 pb-20 md:pb-28">
      <h2 className="max-w-title text-heading">{features.title}</h2>
      <ul
        className={`mt-12 grid overflow-hidden rounded-large border border-line bg-ground sm:grid-cols-2 ${largeColumns(features.items.length, 3)}`}
      >
        {features.items.map(({ title, text, strip }) => (
          <li key={title} className="-mr-px -mb-px border-r border-b border-line p-6 sm:p-7">
            <SlotStrip slots={strip} />
            <h3 className="mt-6 text-subtitle">{title}</h3>
            <p className="mt-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The results, in figures. */
function Results({ page }: { page: Page }) {
  const { results } = page
  return (
    <section className="border-y border-line bg-band">
      <div className="page py-16 md:py-20">
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
      </div>
    </section>
  )
}

/** The use in each industry. */
function Industries({ page }: { page: Page }) {
  const { industries } = page
  return (
    <section className="page pt-20 md:pt-28">
      <h2 className="text-heading">{industries.title}</h2>
      <ul className={`mt-12 grid gap-x-8 gap-y-10 xl:gap-x-12 ${mediumColumns(industries.items.length, 3)}`}>
        {industries.items.map(({ name, text, strip }) => (
          <li key={name}>
            <SlotStrip slots={strip} />
            <h3 className="mt-6 text-title">{name}</h3>
            <p className="mt-3">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The steps of a project, beside the form. */
function Steps({ page }: { page: Page }) {
  const { steps, month } = page
  return (
    <section>
      <h2 className="text-heading">{steps.title}</h2>
      <ol className="mt-10 mb-12 grid gap-8">
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
      <Month {...month} />
    </section>
  )
}
