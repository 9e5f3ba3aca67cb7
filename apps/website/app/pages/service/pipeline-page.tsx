import type { LinksFunction } from 'react-router'
import { consultationAction, consultationHeaders } from '#app/consultation-form/consultation-action.server.ts'
import { pageMeta } from '#app/discovery/page-meta.ts'
import { staticPart } from '#app/static.tsx'
import { type RouteProps, ServicePage } from './service-page.tsx'
import styles from './pipeline-page.css?url'

const Above = staticPart(async () => (await import('./pipeline-sections.tsx')).Above)
const Beside = staticPart(async () => (await import('./pipeline-sections.tsx')).Beside)
const FormWords = staticPart(async () => (await import('./pipeline-sections.tsx')).FormWords)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta = pageMeta
export const action = consultationAction
export const headers = consultationHeaders

export default function PipelinePage({ matches }: RouteProps) {
  return <ServicePage matches={matches} Above={Above} Beside={Beside} FormWords={FormWords} />
}
