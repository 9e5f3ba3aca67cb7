import { useSyncExternalStore } from 'react'
import { callLine, type CallLine } from './call-line.ts'

/** How it stands with the visitor's call, as far as it matters to who asks: only a change of that renders again. */
export function useCallLine<Part extends keyof CallLine>(part: Part): CallLine[Part] {
  return useSyncExternalStore(
    callLine.subscribe,
    () => callLine.get()[part],
    () => callLine.getOnServer()[part],
  )
}
