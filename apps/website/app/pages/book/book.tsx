import { useEffect } from 'react'
import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
  useLocation,
} from 'react-router'
import { bookingKinds } from '#contract/appointments.ts'
import { Static, staticPart } from '#app/static.tsx'
import { serverContext } from '#app/server-context.ts'
import { brand } from '#content/brand.ts'
import { shell } from '#content/navigation.ts'
import { type Failure, readCall, readTyped, showAppointment } from './appointment-data.server.ts'
import { nearestTo, readZone, type ShownTimes, showTimes } from './times.server.ts'
import styles from './book.css?url'

const NotFound = staticPart(async () => (await import('#app/pages/not-found/not-found.tsx')).default)
const Sections = staticPart(async () => (await import('./book-sections.tsx')).Sections)
const Details = staticPart(async () => (await import('./appointment-sections.tsx')).Sections)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { booking } = context.get(serverContext)
  const kind = bookingKinds.find(({ slug }) => slug === params['kind'])
  if (!kind || !booking) return data(null, { status: 404 })
  const search = new URL(request.url).searchParams
  const shown = await showTimes(booking, kind.slug, search)
  const gone = shown.isWantedGone
    ? await nearestTo(booking, kind.slug, search.get('at') ?? '', shown.zone)
    : null
  return data({
    kind,
    shown,
    gone,
    address: booking.addressOf(kind.slug),
    request: search.get('request'),
  })
}

export type ChoiceFailure = { problem: 'taken' | 'limited' | 'unavailable'; nearest: ShownTimes['days'] }

/** A time that is held now, and the details that the visitor told the assistant, to check and to send. */
type HeldWithDetails = { held: Failure }

/** Holds the chosen time, and leads on to the details. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const { booking } = context.get(serverContext)
  const kind = bookingKinds.find(({ slug }) => slug === params['kind'])
  if (!kind || !booking) return data(null, { status: 404 })
  const posted = await request.formData().catch(() => new FormData())
  const at = posted.get('at')
  const wanted = typeof at === 'string' ? at : ''
  const zone = readZone(posted.get('zone'), booking.zoneOf(kind.slug))
  const held = await booking.hold(kind.slug, wanted, {
    zone,
    instead: null,
    request: new URL(request.url).searchParams.get('request'),
  })
  const again = (problem: ChoiceFailure['problem'], status: number, nearest: ShownTimes['days'] = []) =>
    data<ChoiceFailure>({ problem, nearest }, { status })
  switch (held.outcome) {
    case 'held': {
      const values = readTyped(posted, kind)
      const appointment = values && (await showAppointment(booking, kind.slug, held.token))
      return appointment
        ? data<HeldWithDetails>({ held: { values, appointment, callId: readCall(posted) } })
        : redirect(`${kind.path}/${held.token}`, 303)
    }
    case 'taken':
      return again('taken', 409, await nearestTo(booking, kind.slug, wanted, zone))
    case 'limited':
      return again('limited', 429)
    case 'unavailable':
      return again('unavailable', 503)
  }
}

export type LoadedTimes = {
  kind: (typeof bookingKinds)[number]
  shown: ShownTimes
  /** The times nearest to the one that the address names, if that is not free. */
  gone: ShownTimes['days'] | null
  address: string | null
  /** The token of a request in which the visitor has said who they are. */
  request: string | null
}

export const meta = ({ loaderData: loaded }: { loaderData?: LoadedTimes | null }) =>
  loaded
    ? [
        { title: `${loaded.kind.name} · ${brand.name}` },
        { name: 'description', content: loaded.kind.text },
        // The token is a key.
        ...(loaded.request === null ? [] : [{ name: 'referrer', content: 'same-origin' }]),
      ]
    : [{ title: `${shell.notFound.title} · ${brand.name}` }, { name: 'robots', content: 'noindex' }]

/** The times of one kind of appointment: static, since every choice is a document of its own. */
export default function Book({
  loaderData: loaded,
  actionData: outcome = null,
}: {
  loaderData: LoadedTimes | null
  actionData?: ChoiceFailure | HeldWithDetails | null
}) {
  const details = useDetails()
  useOwnZone(loaded?.shown.isChosen === false && !outcome ? loaded.shown.zone : null)
  if (loaded === null)
    return (
      <Static>
        <NotFound />
      </Static>
    )
  if (outcome !== null && 'held' in outcome)
    return (
      <Static>
        <Details loaderData={{ appointment: null, shown: null, isMoved: false }} actionData={outcome.held} />
      </Static>
    )
  const { shown, gone } = loaded
  // Nothing else of the page depends on what the browser knows.
  const key = shown.wanted?.at ?? ''
  return (
    <main id="main">
      <Static key={key} className="page book">
        <Sections
          loaded={loaded}
          failure={outcome ?? (gone && { problem: 'taken', nearest: gone })}
          details={details}
        />
      </Static>
    </main>
  )
}

/** What the assistant has noted of the visitor, if it led here. */
function useDetails(): Readonly<Record<string, string>> {
  const { state } = useLocation() as { state: { details?: Record<string, unknown> } | null }
  return Object.fromEntries(
    Object.entries(state?.details ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}

/** Shows the times in the zone of the browser, unless the visitor has chosen one. @param shown null: leave it */
function useOwnZone(shown: string | null) {
  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone
    if (shown === null || own === undefined || own === shown) return
    const search = new URLSearchParams(location.search)
    search.set('zone', own)
    location.replace(`?${search}`)
  }, [shown])
}
