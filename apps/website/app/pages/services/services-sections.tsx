import { isSample } from '#agency/lines.ts'
import { isMedia } from '#agency/media/is-media.ts'
import { required } from '#agency/required.ts'
import type { ServicesSection } from '#agency/sections.ts'
import { listedSections } from '#contract/services-sections.ts'
import type { CoreService as CoreServiceContent, Service } from '#agency/schema/services.ts'
import { shell } from '#content/navigation.ts'
import { services } from '#content/services.ts'
import { servicesPage } from '#content/pages/services.ts'
import { contentsName } from '#app/pages/contents-name.ts'
import { SectionLink } from '#app/links/section-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { type Ground, groundsOf, type OwnGround } from '#app/ui/grounds.ts'
import { Section } from '#app/ui/section.tsx'
import { largeColumns } from '#app/ui/columns.ts'
import { OrMedia } from '#app/media/media-view.tsx'
import { DataAnswer } from '#app/vignettes/data-answer.tsx'
import { AdditionalServices } from './additional-services.tsx'
import { SampleNote } from '#app/sample-mark/sample-star.tsx'
import { ServiceIcon } from '#app/ui/service-icon.tsx'
import { CoreService } from './core-service.tsx'
import { Description } from './description.tsx'
import { Process } from './process.tsx'
import { outcomeOf } from './service-picture.tsx'

const core = ofKind('core')
const others = ofKind('other')
const extras = ofKind('additional')

function ofKind<Kind extends Service['kind']>(kind: Kind) {
  return services.filter((service): service is Extract<Service, { kind: Kind }> => service.kind === kind)
}

const grounds: Record<ServicesSection, OwnGround> = {
  core: 'lined',
  beyond: 'band',
  additional: 'plain',
  process: 'band',
  close: 'plain',
}

const conditions: Partial<Record<ServicesSection, boolean>> = {
  core: core.length > 0,
  beyond: others.length > 0,
  additional: extras.length > 0,
}

const shown = listedSections.filter((section) => conditions[section] ?? true)
const ordered = groundsOf(shown, grounds, 'lined')

/** The sections of the page. */
export function Sections() {
  return (
    <>
      <Hero />
      {shown.map((section, index) => (
        <ServicesPart key={section} section={section} ground={ordered[index] ?? 'plain'} />
      ))}
    </>
  )
}

function ServicesPart({ section, ground }: { section: ServicesSection; ground: Ground }) {
  switch (section) {
    case 'core':
      return core.map((service, index) => (
        <CoreService key={service.id} service={service} mirrored={index % 2 === 1} />
      ))
    case 'beyond':
      return <Beyond ground={ground} />
    case 'additional':
      return <AdditionalServices services={extras} ground={ground} />
    case 'process':
      return <Process ground={ground} />
    case 'close':
      return <Close ground={ground} />
  }
}

type ContentsEntry = { id: string; name: string; service?: CoreServiceContent }

/** The entries of a section in the contents of the page. */
function entriesOf(section: ServicesSection): ContentsEntry[] {
  const { beyond, additional, process } = servicesPage
  const names = { beyond: beyond?.short, additional: additional?.short, process: process?.title }
  if (section === 'core') return core.map((service) => ({ id: service.id, name: service.name, service }))
  const name = section === 'close' ? undefined : names[section]
  return name === undefined ? [] : [{ id: section, name }]
}

/** The notes that the stars of the page need. */
const notes = [
  ...(core.some(({ features, benefits, useCases }) => [...features, ...benefits, ...useCases].some(isSample))
    ? [shell.sampleFigures]
    : []),
  ...([...others, ...extras].some(({ description }) => isSample(description)) ||
  extras.some(({ facts }) => facts.some(isSample))
    ? [shell.samplePromise]
    : []),
]

/** The promise, the first action, and the contents of the page: what each service has done in its example. */
function Hero() {
  const { hero, close } = servicesPage
  const entries = shown.flatMap(entriesOf)
  return (
    <div className="sky-evening">
      <section className="page grid gap-x-16 gap-y-12 pt-32 pb-16 md:pt-36 md:pb-24 lg:grid-cols-12 lg:items-center">
        <div className="lg:col-span-6">
          <h1 className="text-display">{hero.title}</h1>
          <p className="mt-6 max-w-measure text-lead">{hero.lead}</p>
          {close && (
            <p className="mt-9">
              <SectionLink section="contact" className={buttonClass({ tone: 'lamp' })}>
                {close.action}
              </SectionLink>
            </p>
          )}
          {notes.length > 0 && <SampleNote texts={notes} className="mt-6" />}
        </div>
        {entries.length > 1 && (
          <nav
            aria-label={contentsName(hero.contents, hero.title)}
            className="panel px-5 py-2 sm:px-7 sm:py-4 lg:col-span-6"
          >
            <ol>
              {entries.map((entry) => (
                <li key={entry.id} className="border-line not-first:border-t">
                  <a href={`#${entry.id}`} className="service-link">
                    <Entry {...entry} />
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        )}
      </section>
    </div>
  )
}

function Entry({ name, service }: ContentsEntry) {
  if (!service) return <span className="text-small">{name}</span>
  const { icon, drawing } = service
  const outcome = isMedia(drawing) ? undefined : outcomeOf(drawing)
  return (
    <span className="flex gap-4 py-2.5">
      <ServiceIcon icon={icon} className="mt-0.5" />
      <span>
        <span className="block text-subtitle">{name}</span>
        {outcome !== undefined && <span className="mt-1 block text-small text-body">{outcome}</span>}
      </span>
    </span>
  )
}

/** The services without a section of their own. */
function Beyond({ ground }: { ground: Ground }) {
  const beyond = required(servicesPage.beyond, 'servicesPage.beyond')
  return (
    <Section
      id="beyond"
      ground={ground}
      className={`grid items-center gap-x-16 gap-y-10 py-20 md:py-28 ${beyond.answer ? 'lg:grid-cols-2' : ''}`}
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
      {beyond.answer && (
        <OrMedia of={beyond.answer} place="beside">
          {(answer) => <DataAnswer {...answer} />}
        </OrMedia>
      )}
    </Section>
  )
}

/** The way to the form. */
function Close({ ground }: { ground: Ground }) {
  const close = required(servicesPage.close, 'servicesPage.close')
  return (
    <Section ground={ground} className="flex flex-wrap items-end justify-between gap-8 py-20 md:py-28">
      <div className="max-w-measure">
        <h2 className="text-heading">{close.title}</h2>
        <p className="mt-4 text-lead">{close.text}</p>
      </div>
      <SectionLink section="contact" className={buttonClass({ tone: 'lamp' })}>
        {close.action}
      </SectionLink>
    </Section>
  )
}
