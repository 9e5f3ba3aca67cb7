import { pageMeta } from '#app/discovery/page-meta.ts'
import type { Route } from './+types/services'
import { ready, StaticPart } from './services-static.ts'
import styles from './services.css?url'

if (import.meta.env.SSR) await ready()

/** Nothing to load; without a loader the router would leave the page to the browser to render. */
export const loader = () => null
export const clientLoader = ready

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta = pageMeta('services')

export default function Services() {
  return (
    <main id="main">
      <StaticPart name="Body" />
    </main>
  )
}
