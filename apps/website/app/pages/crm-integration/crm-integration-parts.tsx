import { given } from '#agency/given.ts'
import { examples } from '#content/examples.ts'
import { crmIntegration } from '#content/pages/crm-integration.ts'
import { Pipeline } from '#app/vignettes/pipeline.tsx'
import { RecordChanges } from '#app/vignettes/record-changes.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Switchboard } from './switchboard.tsx'

const words = given(crmIntegration, 'pages/crm-integration.ts')

/** Everything above the form. */
export function Top() {
  const { hero, integrations, switchboard } = words
  const pipeline = given(examples.pipeline, 'examples.pipeline')
  return (
    <>
      <div className="sky-evening">
        <section className="page pt-32 pb-20 text-center md:pt-40 md:pb-28">
          <h1 className="mx-auto max-w-title text-display text-wrap">{hero.title}</h1>
          <p className="mx-auto mt-7 max-w-measure text-lead text-balance">{hero.lead}</p>
          <p className="mt-9 flex flex-wrap justify-center gap-4 max-sm:*:grow">
            <a href="#demo" className={buttonClass({ tone: 'lamp' })}>
              {hero.action}
            </a>
            <a href="#how-it-works" className={buttonClass()}>
              {hero.secondary}
            </a>
          </p>
          <Pipeline
            className="mt-16 text-left"
            caption={pipeline.caption}
            incoming={pipeline.incoming}
            enriched={pipeline.enriched}
            columns={pipeline.columns}
          />
        </section>
      </div>
      <section className="border-y border-line bg-band">
        <div className="page py-20 md:py-28">
          <div className="grid items-center gap-x-16 gap-y-12 lg:grid-cols-12">
            <div className="lg:col-span-5">
              <h2 className="text-heading">{integrations.title}</h2>
              <p className="mt-5 max-w-measure text-lead">{integrations.lead}</p>
            </div>
            <div className="lg:col-span-7">
              <Switchboard {...switchboard} />
            </div>
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
        </div>
      </section>
    </>
  )
}

/** The content beside the form. */
export function Argument() {
  const { steps, record } = words
  return (
    <section id="how-it-works">
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
      <RecordChanges {...record} className="mt-4" />
    </section>
  )
}

/** The introduction of the form. */
export function FormIntro() {
  const { title, lead } = words.form
  return (
    <>
      <h2 className="text-title">{title}</h2>
      <p className="mt-3 mb-7">{lead}</p>
    </>
  )
}
