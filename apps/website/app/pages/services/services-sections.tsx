import type { Service } from '#agency/schema/services.ts'
import { services } from '#content/services.ts'
import { servicesPage } from '#content/pages/services.ts'
import { SectionLink } from '#app/links/section-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { largeColumns } from '#app/ui/columns.ts'
import { DataAnswer } from '#app/vignettes/data-answer.tsx'
import { AdditionalServices } from './additional-services.tsx'
import { CoreService } from './core-service.tsx'
import { Description } from './description.tsx'
import { Process } from './process.tsx'

const core = ofKind('core')
const others = ofKind('other')
const extras = ofKind('additional')

function ofKind<Kind extends Service['kind']>(kind: Kind) {
  return services.filter((service): service is Extract<Service, { kind: Kind }> => service.kind === kind)
}

/** The sections of the page. */
export function Sections() {
  return (
    <>
      <Hero />
      {core.map((service, index) => (
        <CoreService key={service.id} service={service} mirrored={index % 2 === 1} />
      ))}
      {others.length > 0 && <Beyond />}
      {extras.length > 0 && <AdditionalServices services={extras} />}
      <Process />
      <Close />
    </>
  )
}

/** The promise, and the contents of the page. */
function Hero() {
  const { hero, beyond, additional, process } = servicesPage
  const sections = [
    ...core.map(({ id, name }) => ({ id, name })),
    ...(others.length > 0 ? [{ id: 'beyond', name: beyond.short }] : []),
    ...(extras.length > 0 ? [{ id: 'additional', name: additional.short }] : []),
    { id: 'process', name: process.title },
  ]
  return (
    <div className="sky-evening">
      <section className="page grid gap-x-16 gap-y-10 pt-32 pb-16 md:pt-40 md:pb-24 lg:grid-cols-12 lg:items-center">
        <div className="lg:col-span-7">
          <h1 className="text-display">{hero.title}</h1>
          <p className="mt-6 max-w-measure text-lead">{hero.lead}</p>
        </div>
        <nav aria-label={hero.contents} className="panel px-6 pt-5 pb-2 lg:col-span-5">
          <h2 className="numerals text-mini font-normal text-muted">{hero.contents}</h2>
          <ol className="mt-3">
            {sections.map(({ id, name }) => (
              <li key={id} className="border-t border-line">
                <a href={`#${id}`} className="service-link">
                  {name}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </section>
    </div>
  )
}

/** The services without a section of their own. */
function Beyond() {
  const { beyond } = servicesPage
  return (
    <section id="beyond" className="border-y border-line bg-band">
      <div
        className={`page grid items-center gap-x-16 gap-y-10 py-20 md:py-28 ${beyond.answer ? 'lg:grid-cols-2' : ''}`}
      >
        <div>
          <h2 className="text-heading">{beyond.title}</h2>
          <ul
            className={`mt-10 grid gap-8 ${beyond.answer ? '' : `md:grid-cols-2 ${largeColumns(others.length, 3)}`}`}
          >
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
  )
}

/** The way to the form. */
function Close() {
  const { close } = servicesPage
  return (
    <section className="page flex flex-wrap items-end justify-between gap-8 py-20 md:py-28">
      <div className="max-w-measure">
        <h2 className="text-heading">{close.title}</h2>
        <p className="mt-4 text-lead">{close.text}</p>
      </div>
      <SectionLink section="contact" className={buttonClass({ tone: 'lamp' })}>
        {close.action}
      </SectionLink>
    </section>
  )
}
