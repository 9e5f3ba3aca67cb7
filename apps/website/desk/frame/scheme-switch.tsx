import { DarkIcon, LightIcon } from '../parts/icons.tsx'
import { useWatched } from '../parts/watched.ts'
import { useDesk } from './desk-context.ts'

/** Switches between light and dark. Settings has the third choice, the system's scheme. */
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
