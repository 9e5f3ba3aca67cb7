import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** False in the server's page, and in the browser until its code has taken the page over. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}
