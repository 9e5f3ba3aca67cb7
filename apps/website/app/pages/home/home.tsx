import { home } from '#content/pages/home.ts'
import { pageMeta } from '#app/discovery/page-meta.ts'
import { promotion } from '#content/promotion.ts'
import { consultationAction, consultationHeaders } from '#app/consultation-form/consultation-action.server.ts'
import { contactForm } from '#app/consultation-form/form-config.ts'
import { currentPromotion } from '#app/promotion/current-promotion.ts'
import { servicesContext } from '#app/services.ts'
import type { Route } from './+types/home'
import { About } from './about.tsx'
import { CallToAction } from './call-to-action.tsx'
import { Contact } from './contact.tsx'
import { Hero } from './hero.tsx'
import { Problem } from './problem.tsx'
import { Services } from './services.tsx'
import { Solutions } from './solutions.tsx'
import { Testimonials } from './testimonials.tsx'

export function loader({ context }: Route.LoaderArgs) {
  const { site, voice } = context.get(servicesContext)
  return { promotion: currentPromotion(promotion, site.today), voiceProvider: voice.provider }
}

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageMeta({ ...home.meta, path: '/', name: 'Home', kind: 'home' }, root.loaderData.publicUrl)

export const action = consultationAction(contactForm)
export const headers = consultationHeaders

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main">
      <Hero voiceProvider={loaderData.voiceProvider} />
      <Problem />
      <Solutions />
      <About />
      <Services />
      <Testimonials />
      <CallToAction promotion={loaderData.promotion} />
      <Contact />
    </main>
  )
}
