import type { Promotion } from '#agency/schema/promotion.ts'
import { About } from './about.tsx'
import { Badges } from './badges.tsx'
import { CallToAction } from './call-to-action.tsx'
import { NightBand } from './night-band.tsx'
import { Problem } from './problem.tsx'
import { Services } from './services.tsx'
import { Solutions } from './solutions.tsx'
import { Testimonials } from './testimonials.tsx'

export { ContactDetails } from './contact-details.tsx'
export { Facade } from './facade.tsx'

/** The end of the hero. */
export function Night() {
  return (
    <>
      <NightBand />
      <Badges />
    </>
  )
}

/** The sections between the hero and the form. */
export function Sections({ promotion }: { promotion: Promotion | null }) {
  return (
    <>
      <Problem />
      <Solutions />
      <About />
      <Services />
      <Testimonials />
      <CallToAction promotion={promotion} />
    </>
  )
}
