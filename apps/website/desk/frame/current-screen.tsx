import { brand } from '#content/brand.ts'
import { hasAppointments } from '#contract/has-appointments.ts'
import { lazy, Suspense, Component, type ReactNode } from 'react'
import { Blank, Loading, useTitle } from '../parts/load-view.tsx'
import { Link } from '../parts/link.tsx'
import { partsOf } from '../model/address.ts'
import { RequestsScreen } from '../requests/requests-screen.tsx'
import { DeskContext } from '../model/use-desk.ts'
import { texts, withParts } from '../words/texts.ts'

// Screens that are not needed at the start load when they are opened.
const CallsScreen = lazy(() => withParts(import('../calls/calls-screen.tsx'), 'calls', 'problems'))
const CalendarScreen = hasAppointments
  ? lazy(() => withParts(import('../appointments/calendar-screen.tsx'), 'appointments'))
  : null
const NumbersScreen = lazy(() =>
  withParts(import('../numbers/numbers-screen.tsx'), 'numbers', 'appointments', 'problems'),
)
const QuestionsScreen = lazy(() => withParts(import('../questions/questions-screen.tsx'), 'calls'))
const SettingsScreen = lazy(() =>
  withParts(import('../settings/settings-screen.tsx'), 'settings', 'appointments', 'problems'),
)

const lazySections = [...(hasAppointments ? ['calendar'] : []), 'calls', 'questions', 'numbers', 'settings']

/** The screen of a path. */
export function CurrentScreen({ path }: { path: string }) {
  const [, section = '', id = ''] = partsOf(path)
  if (section === '') return <RequestsScreen openId={null} />
  if (section === 'requests') return <RequestsScreen openId={id === '' ? null : id} />
  return (
    <ScreenBoundary key={section}>
      <Suspense
        fallback={
          <>
            <h1 className="out-of-sight">{brand.name}</h1>
            <Loading what="screen" />
          </>
        }
      >
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
  useTitle(texts.frame.nowhere.title)
  return (
    <Blank title={texts.frame.nowhere.words} isPage>
      <Link className="button" path="/">
        {texts.frame.nowhere.toRequests}
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
      <Blank title={texts.frame.failedScreen.title} isPage>
        <p role="alert">{texts.frame.failedScreen.kept}</p>
        <button type="button" className="button" onClick={() => void this.#loadAgain()}>
          {texts.frame.tryAgain}
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
