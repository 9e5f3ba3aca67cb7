import { useSyncExternalStore } from 'react'
import { callLine, type CallLine } from './call-line.ts'

/** How it stands with the visitor's call. */
export function useCallLine(): CallLine {
  return useSyncExternalStore(callLine.subscribe, callLine.get, callLine.getOnServer)
}
