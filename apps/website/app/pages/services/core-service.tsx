import { servicesPage } from '#content/pages/services.ts'
import { ArrowIcon } from '#app/ui/picture-icons.tsx'
import { Drawing } from './drawing.tsx'

type Service = (typeof servicesPage.core)[number]

/** One core service as a row of a data sheet. */
export function CoreService({ service }: { service: Service }) {
  const { headings } = servicesPage
  const columns = [
    { heading: headings.features, items: service.features },
    { heading: headings.benefits, items: service.benefits },
    { heading: headings.useCases, items: service.useCases },
  ]
  return (
    <section id={service.id} className="border-t border-line">
      <div className="page grid gap-x-16 gap-y-10 py-16 md:py-20 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <Drawing of={service.id} />
          <h2 className="mt-6 text-title">{service.name}</h2>
          <p className="mt-4 max-w-narrow">{service.summary}</p>
          <a href={service.to} className="button button-quiet mt-3">
            {headings.more} {service.name}
            <ArrowIcon className="size-4 text-brand" />
          </a>
        </div>
        <div className="grid gap-x-8 gap-y-10 sm:grid-cols-3 lg:col-span-8">
          {columns.map(({ heading, items }) => (
            <div key={heading}>
              <h3 className="numerals text-mini font-normal text-brand">{heading}</h3>
              <ul className="mt-3">
                {items.map((item) => (
                  <li key={item} className="border-t border-line py-3 text-small text-ink">
                    {item}
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
