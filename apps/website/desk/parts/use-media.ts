import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (report: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', report)
      return () => list.removeEventListener('change', report)
    },
    [query],
  )
  return useSyncExternalStore(watch, () => matchMedia(query).matches)
}
