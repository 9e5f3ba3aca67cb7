import { pageMeta } from '#app/discovery/page-meta.ts'
import { consultationAction, consultationHeaders } from '#app/consultation-form/consultation-action.server.ts'
import { contactForm } from '#app/consultation-form/form-config.ts'
import { serverContext } from '#app/server-context.ts'
import type { Route } from './+types/home'
import { Contact } from './contact.tsx'
import { Hero } from './hero.tsx'
import { ready, StaticPart } from './home-static.ts'
import styles from './home.css?url'

if (import.meta.env.SSR) await ready()

export function loader({ context }: Route.LoaderArgs) {
  const { site, voice } = context.get(serverContext)
  return {
    promotion: site.promotion,
    voiceProvider: voice.provider,
    callNotice: voice.notice,
  }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([serverLoader(), ready()])
  return data
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta = pageMeta('home')

export const action = consultationAction(contactForm)
export const headers = consultationHeaders

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main">
      <Hero voiceProvider={loaderData.voiceProvider} callNotice={loaderData.callNotice} />
      <StaticPart name="Story" />
      <Contact />
    </main>
  )
}
