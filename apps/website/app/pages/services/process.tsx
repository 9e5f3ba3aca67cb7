import { required } from '#agency/required.ts'
import { servicesPage } from '#content/pages/services.ts'
import type { Ground } from '#app/ui/grounds.ts'
import { Section } from '#app/ui/section.tsx'
import { largeColumns } from '#app/ui/columns.ts'

/** The steps of a project on a timeline. */
export function Process({ ground }: { ground: Ground }) {
  const { title, steps } = required(servicesPage.process, 'servicesPage.process')
  return (
    <Section id="process" ground={ground} className="py-20 md:py-28">
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
    </Section>
  )
}
