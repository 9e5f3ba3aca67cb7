import { scheduling } from '#content/pages/scheduling.ts'
import { Reminder } from './reminder.tsx'
import { Week } from '#app/vignettes/week.tsx'
import { buttonClass } from '#app/ui/button.tsx'

/** What leads up to the form. */
export function Top() {
  const { hero, week, features, results } = scheduling
  return (
    <>
      <div className="sky-evening">
        <section className="page grid gap-x-16 gap-y-12 pt-32 pb-20 md:pt-40 lg:grid-cols-12 lg:items-center">
          <div className="lg:col-span-5">
            <h1 className="text-display">{hero.title}</h1>
            <p className="mt-7 max-w-measure text-lead">{hero.lead}</p>
            <p className="mt-9 flex flex-wrap gap-4">
              <a href="#demo" className={buttonClass({ tone: 'lamp' })}>
                {hero.action}
              </a>
              <a href="#features" className={buttonClass()}>
                {hero.secondary}
              </a>
            </p>
          </div>
          <div className="relative lg:col-span-7 lg:pb-24">
            <Week caption={week.caption} days={week.days} hours={week.hours} slots={week.slots} />
            <Reminder />
          </div>
        </section>
      </div>
      <section id="features" className="page py-20 md:pt-16 md:pb-28">
        <h2 className="max-w-title text-heading">{features.title}</h2>
        <ul className="mt-12 grid gap-px overflow-hidden rounded-large border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
          {features.items.map(({ title, text }) => (
            <li key={title} className="bg-ground p-7">
              <h3 className="text-subtitle">{title}</h3>
              <p className="mt-2">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="border-y border-line bg-shade/70">
        <div className="page py-16 md:py-20">
          <h2 className="text-title">{results.title}</h2>
          <ul className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
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
    </>
  )
}

/** What stands beside the form. */
export function Argument() {
  const { industries, steps } = scheduling
  return (
    <>
      <section>
        <h2 className="text-heading">{industries.title}</h2>
        <dl className="mt-10">
          {industries.items.map(({ name, text }) => (
            <div key={name} className="border-t border-line py-6">
              <dt className="text-subtitle font-medium text-ink">{name}</dt>
              <dd className="mt-2 max-w-measure">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h2 className="text-heading">{steps.title}</h2>
        <ol className="mt-10 grid gap-9">
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
      </section>
    </>
  )
}

/** What the form is for. */
export function FormIntro() {
  const { title, lead } = scheduling.form
  return (
    <>
      <h2 className="text-title">{title}</h2>
      <p className="mt-3 mb-7">{lead}</p>
    </>
  )
}
