import { pageMeta } from '#app/discovery/page-meta.ts'
import { consultationAction, consultationHeaders } from '#app/consultation-form/consultation-action.server.ts'
import { serverContext } from '#app/server-context.ts'
import { Static, staticPart } from '#app/static.tsx'
import type { Route } from './+types/home'
import { Contact } from './contact.tsx'
import { Hero } from './hero.tsx'
import styles from './home.css?url'

const Sections = staticPart(async () => (await import('./home-sections.tsx')).Sections)

export function loader({ context }: Route.LoaderArgs) {
  const { site, voice } = context.get(serverContext)
  return {
    promotion: site.promotion,
    voiceProvider: voice.provider,
    callNotice: voice.notice,
    ...(voice.isInEnglish && { isInEnglish: voice.isInEnglish }),
  }
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta = pageMeta

export const action = consultationAction
export const headers = consultationHeaders

export default function Home({ loaderData }: Route.ComponentProps) {
  const { promotion, ...call } = loaderData
  return (
    <main id="main">
      <Hero {...call} />
      <Static>
        <Sections promotion={promotion} />
      </Static>
      <Contact />
    </main>
  )
}
