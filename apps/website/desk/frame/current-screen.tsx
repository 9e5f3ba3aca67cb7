import { hasAppointments } from '#contract/has-appointments.ts'
import { lazy, Suspense, Component, type ReactNode } from 'react'
import { Blank, Loading, useTitle } from '../parts/load-view.tsx'
import { Link } from '../parts/link.tsx'
import { RequestsScreen } from '../requests/requests-screen.tsx'
import { DeskContext } from '../model/use-desk.ts'

// Screens that are not needed at the start load when they are opened.
const CallsScreen = lazy(() => import('../calls/calls-screen.tsx'))
const CalendarScreen = hasAppointments ? lazy(() => import('../appointments/calendar-screen.tsx')) : null
const NumbersScreen = lazy(() => import('../numbers/numbers-screen.tsx'))
const QuestionsScreen = lazy(() => import('../questions/questions-screen.tsx'))
const SettingsScreen = lazy(() => import('../settings/settings-screen.tsx'))

const lazySections = [...(hasAppointments ? ['calendar'] : []), 'calls', 'questions', 'numbers', 'settings']

/** The screen of a path. */
export function CurrentScreen({ path }: { path: string }) {
  const [, section = '', id = ''] = path.split('/').map(decodeURIComponent)
  if (section === '') return <RequestsScreen openId={null} />
  if (section === 'requests') return <RequestsScreen openId={id === '' ? null : id} />
  return (
    <ScreenBoundary key={section}>
      <Suspense fallback={<Loading what="screen" />}>
        {CalendarScreen && section === 'calendar' && <CalendarScreen />}
        {section === 'calls' && <CallsScreen openId={id === '' ? null : id} />}
        {section === 'questions' && <QuestionsScreen />}
        {section === 'numbers' && <NumbersScreen />}
        {section === 'settings' && <SettingsScreen tab={id} />}
        {!lazySections.includes(section) && <Nowhere />}
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

type State = { hasFailed: boolean }

/**
 * Shows an error instead of an empty page if a screen throws or its script cannot be loaded, because the connection broke
 * or a new release replaced it.
 */
class ScreenBoundary extends Component<{ children: ReactNode }, State> {
  static override contextType = DeskContext
  declare context: React.ContextType<typeof DeskContext>
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <Blank title="The screen could not be loaded" isPage>
        <p role="alert">What you typed is kept.</p>
        <button type="button" className="button" onClick={() => void this.#loadAgain()}>
          Try again
        </button>
      </Blank>
    )
  }

  /** Reloads the page, because browsers do not retry a failed script, but only if the server answers. */
  async #loadAgain() {
    const outcome = await this.context?.api.get('/me')
    if (outcome?.outcome === 'ok') location.reload()
  }
}
