import { crmIntegration } from '#content/pages/crm-integration.ts'
import { Pipeline } from '#app/vignettes/pipeline.tsx'
import { RecordChanges } from '#app/vignettes/record-changes.tsx'
import { buttonClass } from '#app/ui/button.tsx'

/** What leads up to the form. */
export function Top() {
  const { hero, pipeline, steps, record } = crmIntegration
  return (
    <>
      <div className="sky-evening">
        <section className="page pt-32 pb-20 text-center md:pt-40">
          <h1 className="mx-auto max-w-display text-display">{hero.title}</h1>
          <p className="mx-auto mt-7 max-w-measure text-lead">{hero.lead}</p>
          <p className="mt-9 flex flex-wrap justify-center gap-4">
            <a href="#demo" className={buttonClass({ tone: 'lamp' })}>
              {hero.action}
            </a>
            <a href="#how-it-works" className={buttonClass()}>
              {hero.secondary}
            </a>
          </p>
          <Pipeline
            wide
            className="mt-16 text-left"
            caption={pipeline.caption}
            incoming={pipeline.incoming}
            enriched={pipeline.enriched}
            columns={pipeline.columns}
          />
        </section>
      </div>
      <section id="how-it-works" className="border-y border-line bg-shade/70">
        <div className="page grid items-center gap-x-20 gap-y-12 py-20 md:py-28 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <h2 className="text-heading">{steps.title}</h2>
            <ol className="mt-12">
              {steps.items.map(({ title, time, text }) => (
                <li key={title} className="rail">
                  <p className="numerals text-mini text-brand">{time}</p>
                  <h3 className="mt-1 text-title">{title}</h3>
                  <p className="mt-3 max-w-measure">{text}</p>
                </li>
              ))}
            </ol>
          </div>
          <RecordChanges {...record} className="lg:col-span-5" />
        </div>
      </section>
    </>
  )
}

/** What stands beside the form. */
export function Argument() {
  const { integrations } = crmIntegration
  return (
    <>
      <h2 className="text-heading">{integrations.title}</h2>
      <ul className="mt-10">
        {integrations.items.map(({ name, text, facts }) => (
          <li key={name} className="border-t border-line py-8">
            <h3 className="text-title">{name}</h3>
            <p className="mt-3 max-w-measure">{text}</p>
            <ul className="mt-5 flex flex-wrap gap-2">
              {facts.map((fact) => (
                <li key={fact} className="chip">
                  {fact}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What the form is for. */
export function FormIntro() {
  const { title, lead } = crmIntegration.form
  return (
    <>
      <h2 className="text-title">{title}</h2>
      <p className="mt-3 mb-7">{lead}</p>
    </>
  )
}
