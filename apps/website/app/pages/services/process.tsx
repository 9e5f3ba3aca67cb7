import { servicesPage } from '#content/pages/services.ts'
import { largeColumns } from '#app/ui/columns.ts'

/** The steps of a project on a timeline. */
export function Process() {
  const { title, steps } = servicesPage.process
  return (
    <section id="process" className="border-y border-line bg-band">
      <div className="page py-20 md:py-28">
        <h2 className="text-heading">{title}</h2>
        <ol className={`mt-14 grid gap-y-12 md:grid-cols-2 ${largeColumns(steps.length, 4)}`}>
          {steps.map(({ id, name, time, text, result }) => (
            <li key={id} className="process-step">
              <p className="numerals text-mini text-brand">{time}</p>
              <h3 className="mt-3 text-subtitle">{name}</h3>
              <p className="mt-3">{text}</p>
              <p className="mt-auto pt-5 text-small text-ink">{result}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
