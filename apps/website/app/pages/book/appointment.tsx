import type { LinksFunction } from 'react-router'
import { consultationHeaders } from '#app/consultation-form/consultation-action.server.ts'
import { Static, staticPart } from '#app/static.tsx'
import { brand } from '#content/brand.ts'
import { changeAppointment, type Failure, loadAppointment, type Loaded } from './appointment-data.server.ts'
import styles from './book.css?url'

const Sections = staticPart(async () => (await import('./appointment-sections.tsx')).Sections)

export const loader = loadAppointment
export const action = changeAppointment
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]
export const headers = consultationHeaders
export const meta = ({ loaderData }: { loaderData?: Loaded }) => [
  { title: loaderData ? `${loaderData.title} · ${brand.name}` : brand.name },
  { name: 'robots', content: 'noindex' },
  // The link is a key.
  { name: 'referrer', content: 'same-origin' },
]

/** The page of an appointment: static, since every change is a document of its own. */
export default function AppointmentPage({
  loaderData,
  actionData = null,
}: {
  loaderData: Loaded
  actionData?: Failure | null
}) {
  return (
    <Static>
      <Sections loaderData={loaderData} actionData={actionData} />
    </Static>
  )
}
