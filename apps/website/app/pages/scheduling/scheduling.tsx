import type { LinksFunction } from 'react-router'
import { given } from '#agency/given.ts'
import { examples } from '#content/examples.ts'
import { shell } from '#content/navigation.ts'
import { scheduling } from '#content/pages/scheduling.ts'
import { consultationAction, consultationHeaders } from '#app/consultation-form/consultation-action.server.ts'
import { pageMeta } from '#app/discovery/page-meta.ts'
import { ConsultationForm } from '#app/consultation-form/consultation-form.tsx'
import { formOfPage } from '#app/consultation-form/form-config.ts'
import { SampleMark } from '#app/sample-mark/sample-mark.tsx'
import { Static } from '#app/static.tsx'
import { Week } from '#app/vignettes/week.tsx'
import { largeColumns, mediumColumns } from '#app/ui/columns.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Month } from './month.tsx'
import { Reminder } from './reminder.tsx'
import { SlotStrip } from './slot-strip.tsx'
import styles from './scheduling.css?url'

const words = given(scheduling, 'pages/scheduling.ts')
const form = formOfPage('scheduling')

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta = pageMeta('scheduling')

export const action = consultationAction(form)
export const headers = consultationHeaders

export default function Scheduling() {
  return (
    <main id="main">
      <Static>
        <Hero />
        <Features />
        <Results />
        <Industries />
      </Static>
      <div className="page grid gap-x-20 gap-y-16 py-20 md:py-28 lg:grid-cols-2">
        <Static>
          <Steps />
        </Static>
        <section id="demo" className="panel self-start p-6 sm:p-8">
          <Static>
            <h2 className="text-title max-sm:pr-8">{words.form.title}</h2>
            <p className="mt-3 mb-7">{words.form.lead}</p>
          </Static>
          <ConsultationForm form={form} />
        </section>
      </div>
    </main>
  )
}

/** The promise, and a week whose gaps were filled. */
function Hero() {
  const { hero } = words
  const week = given(examples.week, 'examples.week')
  return (
    <div className="sky-evening">
      <section className="page pt-32 pb-20 md:pt-40 md:pb-24">
        <div className="grid gap-x-16 gap-y-7 lg:grid-cols-12 lg:items-end">
          <h1 className="text-display lg:col-span-7">{hero.title}</h1>
          <div className="lg:col-span-5">
            <p className="max-w-measure text-lead">{hero.lead}</p>
            <p className="mt-8 flex flex-wrap gap-4 max-sm:*:grow">
              <a href="#demo" className={buttonClass({ tone: 'lamp' })}>
                {hero.action}
              </a>
              <a href="#features" className={buttonClass()}>
                {hero.secondary}
              </a>
            </p>
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
function Features() {
  const { features } = words
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
function Results() {
  const { results } = words
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
function Industries() {
  const { industries } = words
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
function Steps() {
  const { steps, month } = words
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
