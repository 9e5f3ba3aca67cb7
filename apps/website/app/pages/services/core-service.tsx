import { isSample, textOf } from '#agency/lines.ts'
import type { CoreService as Service } from '#agency/schema/services.ts'
import type { Line } from '#agency/schema/values.ts'
import { OrMedia } from '#app/media/media-view.tsx'
import { SampleStar } from '#app/sample-mark/sample-star.tsx'
import { shell } from '#content/navigation.ts'
import { pages } from '#content/pages.ts'
import { servicesPage } from '#content/pages/services.ts'
import { ArrowIcon, CheckIcon } from '#app/ui/picture-icons.tsx'
import { ServicePicture } from './service-picture.tsx'

type CoreServiceProps = { service: Service; mirrored: boolean }

/** One core service: at work in a picture, what it changes, and its data sheet. */
export function CoreService({ service, mirrored }: CoreServiceProps) {
  const { headings } = servicesPage
  const { features, benefits, useCases } = service
  const page = service.page === undefined ? undefined : pages[service.page]
  const place = `self-center lg:col-span-6 ${mirrored ? 'lg:order-last' : ''}`.trim()
  return (
    <section id={service.id} className="border-t border-line">
      <div className="page grid gap-x-16 gap-y-10 py-16 md:py-24 lg:grid-cols-12">
        <OrMedia of={service.drawing} place="beside" className={place}>
          {(name) => <ServicePicture name={name} className={place} />}
        </OrMedia>
        <div className="self-center lg:col-span-6">
          <h2 className="text-heading">{service.name}</h2>
          <p className="mt-4 max-w-measure text-lead">{textOf(service.description)}</p>
          {benefits.length > 0 && (
            <>
              <h3 className={`mt-8 ${labelClass}`}>{headings.benefits}</h3>
              <ul className="mt-3 grid gap-2.5">
                {benefits.map((benefit) => (
                  <li key={textOf(benefit)} className="flex gap-3 text-ink">
                    <CheckIcon className="mt-1 size-4 flex-none text-brand" />
                    <Words of={benefit} />
                  </li>
                ))}
              </ul>
            </>
          )}
          <div className="mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-2">
            <Sheet heading={headings.features} items={features} />
            <Sheet heading={headings.useCases} items={useCases} />
          </div>
          {page && (
            <a href={page.path} className="button button-quiet mt-6">
              {headings.more} {service.name}
              <ArrowIcon className="size-4 flex-none text-brand" />
            </a>
          )}
        </div>
      </div>
    </section>
  )
}

const labelClass = 'numerals text-mini font-normal text-brand'

function Sheet({ heading, items }: { heading: string; items: readonly Line[] }) {
  return (
    items.length > 0 && (
      <div>
        <h3 className={labelClass}>{heading}</h3>
        <ul className="mt-3 grid gap-1.5 text-small">
          {items.map((item) => (
            <li key={textOf(item)}>
              <Words of={item} />
            </li>
          ))}
        </ul>
      </div>
    )
  )
}

/** A line of a service, with a star if it is a sample. */
export const Words = ({ of }: { of: Line }) => (
  <span>
    {textOf(of)}
    {isSample(of) && <SampleStar text={shell.sampleFigures} />}
  </span>
)
