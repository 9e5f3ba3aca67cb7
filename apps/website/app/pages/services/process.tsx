import { required } from '#agency/required.ts'
import { servicesPage } from '#content/pages/services.ts'
import type { Ground } from '#app/ui/grounds.ts'
import { Section } from '#app/ui/section.tsx'
import { ProcessSteps } from './process-steps.tsx'

/** The steps of a project on a timeline. */
export function Process({ ground }: { ground: Ground }) {
  const { title, steps } = required(servicesPage.process, 'servicesPage.process')
  return (
    <Section id="process" ground={ground} className="py-20 md:py-28">
      <h2 className="text-heading">{title}</h2>
      <ProcessSteps steps={steps} />
    </Section>
  )
}
