import { useSyncExternalStore } from 'react'
import { callButtonStore, type CallButtonState } from './call-button-store.ts'

/** Reads one part of the call's state: only a change of that part renders again. */
export function useCallButton<Part extends keyof CallButtonState>(part: Part): CallButtonState[Part] {
  return useSyncExternalStore(
    callButtonStore.subscribe,
    () => callButtonStore.get()[part],
    () => callButtonStore.getOnServer()[part],
  )
}
