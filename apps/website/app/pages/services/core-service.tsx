import { isSample, textOf } from '#agency/lines.ts'
import type { CoreService as Service } from '#agency/schema/services.ts'
import { OrMedia } from '#app/media/media-view.tsx'
import { SampleMark } from '#app/sample-mark/sample-mark.tsx'
import { pages } from '#content/pages.ts'
import { shell } from '#content/navigation.ts'
import { servicesPage } from '#content/pages/services.ts'
import { ArrowIcon } from '#app/ui/picture-icons.tsx'
import { Drawing } from './drawing.tsx'

type CoreServiceProps = { service: Service; mirrored: boolean }

/** One core service: a window onto its work, and its data sheet. */
export function CoreService({ service, mirrored }: CoreServiceProps) {
  const { headings } = servicesPage
  const page = service.page === undefined ? undefined : pages[service.page]
  const columns = [
    { heading: headings.features, items: service.features },
    { heading: headings.benefits, items: service.benefits },
    { heading: headings.useCases, items: service.useCases },
  ].filter(({ items }) => items.length > 0)
  const window = `aspect-video self-center md:col-span-5 md:aspect-square lg:row-span-2 ${mirrored ? 'lg:col-start-8 lg:row-start-1' : ''}`
  return (
    <section id={service.id} className="border-t border-line">
      <div className="page grid gap-x-6 gap-y-10 py-16 lg:gap-x-16 md:grid-cols-12 md:py-24">
        <OrMedia of={service.drawing} place="window" className={window}>
          {(name) => (
            <div className={`work-window ${window}`} aria-hidden="true">
              <Drawing name={name} />
            </div>
          )}
        </OrMedia>
        <div className="self-center md:col-span-7">
          <h2 className="text-heading">{service.name}</h2>
          <p className="mt-4 max-w-measure text-lead">{textOf(service.description)}</p>
          {page && (
            <a href={page.path} className="button button-quiet mt-3">
              {headings.more} {service.name}
              <ArrowIcon className="size-4 flex-none text-brand" />
            </a>
          )}
        </div>
        <div
          className={`grid gap-x-8 gap-y-9 sm:grid-cols-3 md:col-span-12 lg:col-span-7 ${mirrored ? '' : 'lg:col-start-6'}`}
        >
          {columns.map(({ heading, items }) => (
            <div key={heading}>
              <h3 className="numerals text-mini font-normal text-brand">{heading}</h3>
              <ul className="mt-3">
                {items.map((item) => (
                  <li key={textOf(item)} className="border-t border-line py-2.5 text-small text-ink">
                    {textOf(item)}
                    {isSample(item) && (
                      <span className="mt-1.5 block">
                        <SampleMark text={shell.sampleFigures} />
                      </span>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
