import { useEffect } from 'react'
import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
} from 'react-router'
import { bookingKinds } from '#contract/appointments.ts'
import { Static, staticPart } from '#app/static.tsx'
import { serverContext } from '#app/server-context.ts'
import { brand } from '#content/brand.ts'
import { nearestTo, readZone, type ShownTimes, showTimes } from './times.server.ts'
import styles from './book.css?url'

const NotFound = staticPart(async () => (await import('#app/pages/not-found/not-found.tsx')).default)
const Sections = staticPart(async () => (await import('./book-sections.tsx')).Sections)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { booking } = context.get(serverContext)
  const kind = bookingKinds.find(({ slug }) => slug === params['kind'])
  if (!kind || !booking) return data(null, { status: 404 })
  const shown = await showTimes(booking, kind.slug, new URL(request.url).searchParams)
  return data({ kind, shown, address: booking.addressOf(kind.slug) })
}

export type ChoiceFailure = { problem: 'taken' | 'limited' | 'unavailable'; nearest: ShownTimes['days'] }

/** Holds the chosen time, and leads on to the details. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const { booking } = context.get(serverContext)
  const kind = bookingKinds.find(({ slug }) => slug === params['kind'])
  if (!kind || !booking) return data(null, { status: 404 })
  const posted = await request.formData().catch(() => new FormData())
  const at = posted.get('at')
  const wanted = typeof at === 'string' ? at : ''
  const zone = readZone(posted.get('zone'), booking.zoneOf(kind.slug))
  const held = await booking.hold(kind.slug, wanted, { zone, instead: null })
  const again = (problem: ChoiceFailure['problem'], status: number, nearest: ShownTimes['days'] = []) =>
    data<ChoiceFailure>({ problem, nearest }, { status })
  switch (held.outcome) {
    case 'held':
      return redirect(`${kind.path}/${held.token}`, 303)
    case 'taken':
      return again('taken', 409, await nearestTo(booking, kind.slug, wanted, zone))
    case 'limited':
      return again('limited', 429)
    case 'unavailable':
      return again('unavailable', 503)
  }
}

export type LoadedTimes = { kind: (typeof bookingKinds)[number]; shown: ShownTimes; address: string | null }

export const meta = ({ loaderData: loaded }: { loaderData?: LoadedTimes | null }) =>
  loaded
    ? [{ title: `${loaded.kind.name} · ${brand.name}` }, { name: 'description', content: loaded.kind.text }]
    : [{ title: brand.name }, { name: 'robots', content: 'noindex' }]

/** The times of one kind of appointment: static, since every choice is a document of its own. */
export default function Book({
  loaderData: loaded,
  actionData: failure = null,
}: {
  loaderData: LoadedTimes | null
  actionData?: ChoiceFailure | null
}) {
  useOwnZone(loaded?.shown.isChosen === false && !failure ? loaded.shown.zone : null)
  if (loaded === null)
    return (
      <Static>
        <NotFound />
      </Static>
    )
  return (
    <main id="main">
      <Static className="page book">
        <Sections loaded={loaded} failure={failure} />
      </Static>
    </main>
  )
}

/** Shows the times in the zone of the browser, unless the visitor has chosen one. @param shown null: leave it */
function useOwnZone(shown: string | null) {
  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone
    if (shown === null || own === undefined || own === shown) return
    location.replace(`?zone=${encodeURIComponent(own)}`)
  }, [shown])
}
