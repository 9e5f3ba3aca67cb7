import { lazy, Suspense } from 'react'
import { Blank } from '../parts/blank.tsx'
import { Loading } from '../parts/load-view.tsx'
import { Link } from '../address/link.tsx'
import { RequestsScreen } from '../requests/requests-screen.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'
import { useTitle } from './use-title.ts'

// Screens that are not needed at the start load when they are opened.
const CallsScreen = lazy(() => import('../calls/calls-screen.tsx'))
const NumbersScreen = lazy(() => import('../numbers/numbers-screen.tsx'))
const QuestionsScreen = lazy(() => import('../questions/questions-screen.tsx'))
const SettingsScreen = lazy(() => import('../settings/settings-screen.tsx'))

const lazyPlaces = ['calls', 'questions', 'numbers', 'settings']

/** The screen of a path. */
export function Room({ path }: { path: string }) {
  const [, place = '', id = ''] = path.split('/').map(decodeURIComponent)
  if (place === '') return <RequestsScreen openId={null} />
  if (place === 'requests') return <RequestsScreen openId={id === '' ? null : id} />
  return (
    <ScreenBoundary key={place}>
      <Suspense fallback={<Loading what="screen" />}>
        {place === 'calls' && <CallsScreen openId={id === '' ? null : id} />}
        {place === 'questions' && <QuestionsScreen />}
        {place === 'numbers' && <NumbersScreen />}
        {place === 'settings' && <SettingsScreen tab={id} />}
        {!lazyPlaces.includes(place) && <Nowhere />}
      </Suspense>
    </ScreenBoundary>
  )
}

function Nowhere() {
  useTitle('Not found')
  return (
    <Blank title="There is nothing at this address" isPage>
      <Link className="button" path="/">
        Go to the requests
      </Link>
    </Blank>
  )
}
