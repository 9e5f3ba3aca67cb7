import { memo, type ReactNode } from 'react'
import { hasAppointments } from '#contract/has-appointments.ts'
import { brand } from '#content/brand.ts'
import { Link } from '../parts/link.tsx'
import {
  CalendarIcon,
  CallsIcon,
  KeysIcon,
  NumbersIcon,
  RequestsIcon,
  SettingsIcon,
  DarkIcon,
  LightIcon,
} from '../parts/icons.tsx'
import { useIsLive } from '../model/api.ts'
import { useDesk } from '../model/use-desk.ts'
import { useWatched } from '../model/watched.ts'
import { texts, type Words } from '../words/texts.ts'

type Section = {
  path: string
  name: keyof Words['frame']['sections']
  Icon: () => ReactNode
  /** The first parts of the paths that belong to it. */
  holds: readonly string[]
}

const sections: readonly Section[] = [
  { path: '/', name: 'requests', Icon: RequestsIcon, holds: ['', 'requests'] },
  ...(hasAppointments
    ? [{ path: '/calendar', name: 'calendar' as const, Icon: CalendarIcon, holds: ['calendar'] }]
    : []),
  { path: '/calls', name: 'calls', Icon: CallsIcon, holds: ['calls', 'questions'] },
  { path: '/numbers', name: 'numbers', Icon: NumbersIcon, holds: ['numbers'] },
  { path: '/settings', name: 'settings', Icon: SettingsIcon, holds: ['settings'] },
]

type RailProps = {
  /** The first part of the path. */
  section: string
  onHelp: () => void
}

/** The navigation of the desk, with the connection state and the signed-in person at its foot. */
export const Rail = memo(function Rail({ section, onHelp }: RailProps) {
  const { me, connection } = useDesk()
  const isLive = useIsLive(connection)
  return (
    <nav className="rail" aria-label={texts.frame.navigation}>
      <div className="rail-brand">
        <img src="/icon.svg" alt="" width="28" height="28" />
        <span>{brand.name}</span>
      </div>
      <div className="rail-links">
        {sections.map(({ path, name, Icon, holds }) => (
          <Link key={path} path={path} aria-current={holds.includes(section) ? 'page' : undefined}>
            <Icon />
            {texts.frame.sections[name]}
          </Link>
        ))}
      </div>
      <div className="rail-foot">
        <div className="rail-tools">
          <SchemeSwitch />
          <button
            type="button"
            className="button button-quiet button-icon"
            aria-label={texts.frame.shortcuts}
            title={texts.frame.shortcutsKey}
            onClick={onHelp}
          >
            <KeysIcon />
          </button>
        </div>
        <p className={isLive ? 'live' : 'live live-not'}>{isLive ? texts.frame.live : texts.frame.notLive}</p>
        <p className="rail-name">{me.name || me.email}</p>
      </div>
    </nav>
  )
})

/** Switches between light and dark. The settings offer the system's scheme, too. */
function SchemeSwitch() {
  const { preferences } = useDesk()
  const scheme = useWatched(preferences.scheme)
  const isDark =
    scheme === 'dark' || (scheme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  const words = isDark ? texts.frame.lightScheme : texts.frame.darkScheme
  return (
    <button
      type="button"
      className="button button-quiet button-icon"
      aria-label={words}
      title={words}
      onClick={() => preferences.scheme.set(isDark ? 'light' : 'dark')}
    >
      {isDark ? <LightIcon /> : <DarkIcon />}
    </button>
  )
}
