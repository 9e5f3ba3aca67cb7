import type { LinksFunction } from 'react-router'
import { pageMeta } from '#app/discovery/page-meta.ts'
import { Static, staticPart } from '#app/static.tsx'
import styles from './case-studies.css?url'

const Sections = staticPart(async () => (await import('./case-studies-sections.tsx')).Sections)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta = pageMeta

export default function CaseStudies() {
  return (
    <main id="main">
      <Static>
        <Sections />
      </Static>
    </main>
  )
}
