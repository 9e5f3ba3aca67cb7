import { isSample, textOf } from '#agency/lines.ts'
import type { Service } from '#agency/schema/services.ts'
import type { Line } from '#agency/schema/values.ts'
import { shell } from '#content/navigation.ts'
import { services } from '#content/services.ts'
import { SampleMark } from '#app/sample-mark/sample-mark.tsx'
import { servicesPage } from '#content/pages/services.ts'
import { SectionLink } from '#app/links/section-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { DataAnswer } from '#app/vignettes/data-answer.tsx'
import { CoreService } from './core-service.tsx'
import { Process } from './process.tsx'
import { Growing, Masked, Watched } from './watch-pictures.tsx'

const { hero, beyond, additional, process, close } = servicesPage
const core = ofKind('core')
const others = ofKind('other')
const extras = ofKind('additional')

function ofKind<Kind extends Service['kind']>(kind: Kind) {
  return services.filter((service): service is Extract<Service, { kind: Kind }> => service.kind === kind)
}

const bells = [
  ...core.map(({ id, name }) => ({ id, name })),
  ...(others.length > 0 ? [{ id: 'beyond', name: beyond.short }] : []),
  ...(extras.length > 0 ? [{ id: 'additional', name: additional.short }] : []),
  { id: 'process', name: process.title },
]

const pictures = { masked: Masked, watched: Watched, growing: Growing }

/** A paragraph, and beside it whether it is a sample. */
function Description({ line, className }: { line: Line; className: string }) {
  return (
    <>
      <p className={className}>{textOf(line)}</p>
      {isSample(line) && (
        <p className="mt-3">
          <SampleMark text={shell.samplePromise} />
        </p>
      )}
    </>
  )
}

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
        <CoreService key={service.id} service={service} mirrored={index % 2 === 1} />
      ))}
      {others.length > 0 && (
        <section id="beyond" className="border-y border-line bg-shade/70">
          <div
            className={`page grid items-center gap-x-16 gap-y-10 py-20 md:py-28 ${beyond.answer ? 'lg:grid-cols-2' : ''}`}
          >
            <div>
              <h2 className="text-heading">{beyond.title}</h2>
              <ul className={`mt-10 grid gap-8 ${beyond.answer ? '' : 'md:grid-cols-2 lg:grid-cols-3'}`}>
                {others.map(({ id, name, description }) => (
                  <li key={id}>
                    <h3 className="text-subtitle">{name}</h3>
                    <Description line={description} className="mt-2 max-w-measure" />
                  </li>
                ))}
              </ul>
            </div>
            {beyond.answer && <DataAnswer {...beyond.answer} />}
          </div>
        </section>
      )}
      {extras.length > 0 && (
        <section id="additional" className="page py-20 md:py-28">
          <h2 className="max-w-title text-heading">{additional.title}</h2>
          <ul className="panel mt-12 divide-y divide-line lg:grid lg:grid-cols-3 lg:divide-x lg:divide-y-0">
            {extras.map(({ id, name, description, facts, picture, caption }) => {
              const Picture = picture && pictures[picture]
              return (
                <li
                  key={id}
                  className="grid gap-x-12 gap-y-6 p-6 sm:grid-cols-2 sm:p-8 lg:row-span-3 lg:grid-cols-1 lg:grid-rows-subgrid"
                >
                  {Picture && (
                    <figure className="flex flex-col justify-between gap-4 sm:row-span-2 lg:row-span-1">
                      <div className="flex flex-1 flex-col justify-center">
                        <Picture />
                      </div>
                      {caption && <figcaption className="text-mini text-muted">{caption}</figcaption>}
                    </figure>
                  )}
                  <div className="lg:border-t lg:border-line lg:pt-6">
                    <h3 className="text-subtitle">{name}</h3>
                    <Description line={description} className="mt-3" />
                  </div>
                  <ul className="grid content-start gap-2 text-mini text-muted">
                    {facts.map((fact) => (
                      <li key={textOf(fact)} className="flex flex-wrap gap-x-3 gap-y-1">
                        <span className="numerals">{textOf(fact)}</span>
                        {isSample(fact) && <SampleMark text={shell.samplePromise} />}
                      </li>
                    ))}
                  </ul>
                </li>
              )
            })}
          </ul>
        </section>
      )}
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
