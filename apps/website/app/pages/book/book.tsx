import { useEffect } from 'react'
import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
  useNavigate,
} from 'react-router'
import { bookingKinds } from '#contract/appointments.ts'
import NotFound from '#app/pages/not-found/not-found.tsx'
import { serverContext } from '#app/server-context.ts'
import { brand } from '#content/brand.ts'
import { shownWords } from '#contract/form-fields.ts'
import { ChooseTime, KindFacts, Problem } from './book-parts.tsx'
import { words } from './booking-form.ts'
import { nearestTo, readZone, type ShownTimes, showTimes } from './times.server.ts'
import styles from './book.css?url'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { booking } = context.get(serverContext)
  const kind = bookingKinds.find(({ slug }) => slug === params['kind'])
  if (!kind || !booking) return data(null, { status: 404 })
  const shown = await showTimes(booking, kind.slug, new URL(request.url).searchParams)
  return data({ kind, shown, address: booking.addressOf(kind.slug) })
}

type ChoiceFailure = { problem: 'taken' | 'limited' | 'unavailable'; nearest: ShownTimes['days'] }

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

type Loaded = { kind: (typeof bookingKinds)[number]; shown: ShownTimes; address: string | null } | null

export const meta = ({ loaderData: loaded }: { loaderData?: Loaded }) =>
  loaded
    ? [{ title: `${loaded.kind.name} · ${brand.name}` }, { name: 'description', content: loaded.kind.text }]
    : [{ title: brand.name }, { name: 'robots', content: 'noindex' }]

/** The times of one kind of appointment. */
export default function Book({
  loaderData,
  actionData,
}: {
  loaderData: Loaded
  actionData?: ChoiceFailure | null
}) {
  useOwnZone(loaderData?.shown.isChosen === false && !actionData ? loaderData.shown.zone : null)
  if (loaderData === null) return <NotFound />
  const { kind, shown, address } = loaderData
  const problems = { taken: words.taken, limited: words.limited, unavailable: shownWords.failure }
  return (
    <main id="main" className="page book">
      <header className="book-head">
        <h1 className="text-heading">{kind.name}</h1>
        <p className="text-lead">{kind.text}</p>
        <KindFacts kind={kind} address={address} />
      </header>
      <div className="book-body">
        {actionData && (
          <form method="post" action={`${kind.path}?zone=${encodeURIComponent(shown.zone)}`}>
            <input type="hidden" name="zone" value={shown.zone} />
            <Problem text={problems[actionData.problem]} nearest={actionData.nearest} />
          </form>
        )}
        <ChooseTime title={words.choose} shown={shown} path={kind.path} daysAhead={kind.daysAhead} />
      </div>
    </main>
  )
}

/** Shows the times in the zone of the browser, unless the visitor has chosen one. @param shown null: leave it */
function useOwnZone(shown: string | null) {
  const navigate = useNavigate()
  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone
    if (shown === null || own === undefined || own === shown) return
    void navigate(`?zone=${encodeURIComponent(own)}`, { replace: true, preventScrollReset: true })
  }, [shown, navigate])
}
