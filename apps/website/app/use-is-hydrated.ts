import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** False on the server, and in the browser until hydration. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}
