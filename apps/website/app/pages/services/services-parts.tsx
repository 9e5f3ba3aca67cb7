import { servicesPage } from '#content/pages/services.ts'
import { SectionLink } from '#app/links/section-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { ArrowIcon, BoltIcon, PulseIcon, ShieldIcon } from '#app/ui/picture-icons.tsx'
import { DataAnswer } from '#app/vignettes/data-answer.tsx'
import { CoreService } from './core-service.tsx'
import { Process } from './process.tsx'

const additionalIcons = [ShieldIcon, PulseIcon, BoltIcon]

/** The whole page. */
export function Body() {
  const { hero, core, beyond, additional, process, close } = servicesPage
  return (
    <>
      <div className="sky-evening">
        <section className="page grid gap-x-16 gap-y-10 pt-32 pb-16 md:pt-44 lg:grid-cols-12 lg:items-end">
          <div className="lg:col-span-8">
            <h1 className="text-display">{hero.title}</h1>
            <p className="mt-6 max-w-measure text-lead">{hero.lead}</p>
          </div>
          <nav aria-label={hero.contents} className="lg:col-span-4">
            <h2 className="text-small text-muted">{hero.contents}</h2>
            <ol className="mt-3 border-b border-line">
              {core.map(({ id, name }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="flex items-center justify-between border-t border-line py-2.5 text-ink hover:text-brand"
                  >
                    {name}
                    <ArrowIcon className="size-4 rotate-90 text-muted" />
                  </a>
                </li>
              ))}
              <li>
                <a
                  href="#process"
                  className="flex items-center justify-between border-t border-line py-2.5 text-ink hover:text-brand"
                >
                  {process.title}
                  <ArrowIcon className="size-4 rotate-90 text-muted" />
                </a>
              </li>
            </ol>
          </nav>
        </section>
      </div>
      {core.map((service) => (
        <CoreService key={service.id} service={service} />
      ))}
      <section className="border-y border-line bg-shade/70">
        <div className="page grid items-center gap-x-16 gap-y-10 py-20 md:py-28 lg:grid-cols-2">
          <div>
            <h2 className="text-heading">{beyond.title}</h2>
            <ul className="mt-10 grid gap-8">
              {beyond.items.map(({ name, text }) => (
                <li key={name}>
                  <h3 className="text-subtitle">{name}</h3>
                  <p className="mt-2 max-w-measure">{text}</p>
                </li>
              ))}
            </ul>
          </div>
          <DataAnswer {...beyond.answer} />
        </div>
      </section>
      <section className="page py-20 md:py-28">
        <h2 className="max-w-title text-heading">{additional.title}</h2>
        <ul className="mt-14 grid gap-6 lg:grid-cols-3">
          {additional.items.map(({ name, text, facts }, index) => {
            const Icon = additionalIcons[index] ?? ShieldIcon
            return (
              <li key={name} className="panel flex flex-col p-7">
                <Icon className="size-7 text-brand" />
                <h3 className="mt-6 text-subtitle">{name}</h3>
                <p className="mt-3 flex-1">{text}</p>
                <ul className="numerals mt-6 grid gap-2 border-t border-line pt-5 text-mini text-muted">
                  {facts.map((fact) => (
                    <li key={fact}>{fact}</li>
                  ))}
                </ul>
              </li>
            )
          })}
        </ul>
      </section>
      <Process />
      <section className="page flex flex-wrap items-end justify-between gap-8 py-20 md:py-28">
        <div className="max-w-measure">
          <h2 className="text-heading">{close.title}</h2>
          <p className="mt-4 text-lead">{close.text}</p>
        </div>
        <SectionLink section="contact" className={buttonClass({ tone: 'lamp' })}>
          {close.action}
        </SectionLink>
      </section>
    </>
  )
}
