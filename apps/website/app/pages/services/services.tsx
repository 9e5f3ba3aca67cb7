import { pageMeta } from '#app/discovery/page-meta.ts'
import type { Route } from './+types/services'
import { ready, StaticPart } from './services-static.ts'
import styles from './services.css?url'

if (import.meta.env.SSR) await ready()

/** Nothing to load. Without a loader the router would render the page in the browser. */
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
