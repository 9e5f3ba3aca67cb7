import { servicesPage } from '#content/pages/services.ts'
import { SectionLink } from '#app/links/section-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { DataAnswer } from '#app/vignettes/data-answer.tsx'
import { CoreService } from './core-service.tsx'
import { Process } from './process.tsx'
import { Growing, Masked, Watched } from './watch-pictures.tsx'

const { hero, core, beyond, additional, process, close } = servicesPage

const bells = [
  ...core.map(({ id, name }) => ({ id, name })),
  { id: 'beyond', name: beyond.short },
  { id: 'additional', name: additional.short },
  { id: 'process', name: process.title },
]

/* In the order of content. */
const additionalPictures = [Masked, Watched, Growing]

/** The whole page. */
export function Body() {
  return (
    <>
      <div className="sky-evening">
        <section className="page grid gap-x-16 gap-y-10 pt-32 pb-16 md:pt-40 md:pb-24 lg:grid-cols-12 lg:items-center">
          <div className="lg:col-span-7">
            <h1 className="text-display">{hero.title}</h1>
            <p className="mt-6 max-w-measure text-lead">{hero.lead}</p>
          </div>
          <nav aria-label={hero.contents} className="panel px-6 pt-5 pb-2 lg:col-span-5">
            <h2 className="numerals text-mini font-normal text-muted">{hero.contents}</h2>
            <ol className="mt-3">
              {bells.map(({ id, name }) => (
                <li key={id} className="border-t border-line">
                  <a href={`#${id}`} className="bell">
                    {name}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </section>
      </div>
      {core.map((service, index) => (
        <CoreService key={service.id} service={service} mirrored={index === 1} />
      ))}
      <section id="beyond" className="border-y border-line bg-shade/70">
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
      <section id="additional" className="page py-20 md:py-28">
        <h2 className="max-w-title text-heading">{additional.title}</h2>
        <ul className="panel mt-12 divide-y divide-line lg:grid lg:grid-cols-3 lg:divide-x lg:divide-y-0">
          {additional.items.map(({ name, text, facts, caption }, index) => {
            const Picture = additionalPictures[index] ?? Masked
            return (
              <li
                key={name}
                className="grid gap-x-12 gap-y-6 p-6 sm:grid-cols-2 sm:p-8 lg:row-span-3 lg:grid-cols-1 lg:grid-rows-subgrid"
              >
                <figure className="flex flex-col justify-between gap-4 sm:row-span-2 lg:row-span-1">
                  <div className="flex flex-1 flex-col justify-center">
                    <Picture />
                  </div>
                  <figcaption className="text-mini text-muted">{caption}</figcaption>
                </figure>
                <div className="lg:border-t lg:border-line lg:pt-6">
                  <h3 className="text-subtitle">{name}</h3>
                  <p className="mt-3">{text}</p>
                </div>
                <ul className="numerals grid content-start gap-2 text-mini text-muted">
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
