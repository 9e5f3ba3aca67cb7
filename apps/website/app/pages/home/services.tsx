import { required } from '#agency/required.ts'
import { home } from '#content/pages/home.ts'
import { pages } from '#content/pages.ts'
import { services } from '#content/services.ts'
import { isSample, textOf } from '#agency/lines.ts'
import type { Service } from '#agency/schema/services.ts'
import type { Ground } from '#app/ui/grounds.ts'
import { Section } from '#app/ui/section.tsx'
import { SampleMark } from '#app/sample-mark/sample-mark.tsx'
import { shell } from '#content/navigation.ts'
import { ArrowIcon } from '#app/ui/picture-icons.tsx'
import { ServiceIcon } from '#app/ui/service-icon.tsx'

type ListedService = Exclude<Service, { kind: 'additional' }>

const listed = services.filter((service): service is ListedService => service.kind !== 'additional')

/** All services, as a ledger. */
export function Services({ ground }: { ground: Ground }) {
  const { title: heading, lead } = required(home.services, 'home.services')
  return (
    <Section id="services" ground={ground} className="py-20 md:py-28">
      <div className="grid gap-x-16 gap-y-5 lg:grid-cols-2 lg:items-end">
        <h2 className="text-heading">{heading}</h2>
        <p className="max-w-measure text-lead">{lead}</p>
      </div>
      <ul className={`mt-14 grid ${listed.length > 1 ? 'lg:grid-cols-2 lg:gap-x-16' : ''}`.trim()}>
        {listed.map(({ id, name, title, icon, summary, detail }) => (
          <li
            key={id}
            className="card card-row flex gap-5 border-t border-line py-7 last:border-b lg:nth-last-2:border-b"
          >
            <ServiceIcon icon={icon} className="mt-1" />
            <div className="flex-1">
              <h3 className="text-subtitle font-medium">
                <a href={pages.services.path} className="card-link inline-block py-0.5">
                  {title ?? name}
                </a>
              </h3>
              <p className="mt-2">{summary}</p>
              <p className="mt-3 flex flex-wrap gap-x-4 gap-y-2 text-mini text-muted">
                <span className="numerals">{textOf(detail)}</span>
                {isSample(detail) && <SampleMark text={shell.sampleFigures} />}
              </p>
            </div>
            <ArrowIcon className="mt-1 size-5 flex-none text-muted" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
