import { DarkIcon, LightIcon } from '../parts/icons.tsx'
import { useWatched } from '../parts/watched.ts'
import { useDesk } from './desk-context.ts'

/** Switches between light and dark. The settings offer the system's scheme, too. */
export function SchemeSwitch() {
  const { preferences } = useDesk()
  const scheme = useWatched(preferences.scheme)
  const isDark =
    scheme === 'dark' || (scheme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  const words = isDark ? 'Use the light scheme' : 'Use the dark scheme'
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
