import { useSyncExternalStore } from 'react'
import { callLine, type CallLine } from './call-line.ts'

/** Reads one part of the call's state: only a change of that part renders again. */
export function useCallLine<Part extends keyof CallLine>(part: Part): CallLine[Part] {
  return useSyncExternalStore(
    callLine.subscribe,
    () => callLine.get()[part],
    () => callLine.getOnServer()[part],
  )
}
