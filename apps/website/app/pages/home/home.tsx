import { pageMeta } from '#app/discovery/page-meta.ts'
import { consultationAction, consultationHeaders } from '#app/consultation-form/consultation-action.server.ts'
import { serverContext } from '#app/server-context.ts'
import { Static } from '#app/static.tsx'
import type { Route } from './+types/home'
import { About } from './about.tsx'
import { CallToAction } from './call-to-action.tsx'
import { Contact } from './contact.tsx'
import { Hero } from './hero.tsx'
import { Problem } from './problem.tsx'
import { Services } from './services.tsx'
import { Solutions } from './solutions.tsx'
import { Testimonials } from './testimonials.tsx'
import styles from './home.css?url'

export function loader({ context }: Route.LoaderArgs) {
  const { site, voice } = context.get(serverContext)
  return {
    promotion: site.promotion,
    voiceProvider: voice.provider,
    callNotice: voice.notice,
  }
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta = pageMeta

export const action = consultationAction
export const headers = consultationHeaders

export default function Home({ loaderData }: Route.ComponentProps) {
  const { promotion, voiceProvider, callNotice } = loaderData
  return (
    <main id="main">
      <Hero voiceProvider={voiceProvider} callNotice={callNotice} />
      <Static>
        <Problem />
        <Solutions />
        <About />
        <Services />
        <Testimonials />
        <CallToAction promotion={promotion} />
      </Static>
      <Contact />
    </main>
  )
}
