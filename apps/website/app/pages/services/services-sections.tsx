import { isSample } from '#agency/lines.ts'
import { required } from '#agency/required.ts'
import type { ServicesSection } from '#agency/sections.ts'
import { listedSections } from '#contract/services-sections.ts'
import type { Service } from '#agency/schema/services.ts'
import { shell } from '#content/navigation.ts'
import { services } from '#content/services.ts'
import { servicesPage } from '#content/pages/services.ts'
import { SectionLink } from '#app/links/section-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { type Ground, groundsOf, type OwnGround } from '#app/ui/grounds.ts'
import { Section } from '#app/ui/section.tsx'
import { largeColumns } from '#app/ui/columns.ts'
import { OrMedia } from '#app/media/media-view.tsx'
import { DataAnswer } from '#app/vignettes/data-answer.tsx'
import { AdditionalServices } from './additional-services.tsx'
import { CoreService } from './core-service.tsx'
import { Description } from './description.tsx'
import { Process } from './process.tsx'
import { type ContentsEntry, Hero } from './services-hero.tsx'

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
      <Hero entries={shown.flatMap(entriesOf)} notes={notes} />
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
