import { useLoaderData } from 'react-router'
import { About } from './about.tsx'
import { Badges } from './badges.tsx'
import { CallToAction } from './call-to-action.tsx'
import type { loader } from './home.tsx'
import { NightBand } from './night-band.tsx'
import { Problem } from './problem.tsx'
import { Services } from './services.tsx'
import { Solutions } from './solutions.tsx'
import { Testimonials } from './testimonials.tsx'

export { ContactDetails } from './contact-details.tsx'
export { Facade } from './facade.tsx'

/** The proof below the first screen. */
export function Night() {
  return (
    <>
      <NightBand />
      <Badges />
    </>
  )
}

/** Everything between the first screen and the contact section. */
export function Story() {
  const { promotion } = useLoaderData<typeof loader>()
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
