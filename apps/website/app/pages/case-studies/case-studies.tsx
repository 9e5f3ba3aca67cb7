import type { LinksFunction } from 'react-router'
import { pageMeta } from '#app/discovery/page-meta.ts'
import { ready, StaticPart } from './case-studies-static.ts'
import styles from './case-studies.css?url'

if (import.meta.env.SSR) await ready()

/** Nothing to load. Without a loader the router would render the page in the browser. */
export const loader = () => null
export const clientLoader = ready

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta = pageMeta('case-studies')

export default function CaseStudies() {
  return (
    <main id="main">
      <StaticPart name="Body" />
    </main>
  )
}
