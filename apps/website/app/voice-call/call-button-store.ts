import { useSyncExternalStore } from 'react'

/**
 * The state shared by the button in the page and the call behind it. The button exists from the first moment and must
 * stay small. The call is loaded when a visitor is about to use it, and then attaches itself.
 */
export type CallStatus = 'inactive' | 'loading' | 'active' | 'speaking'

export type CallButtonState = {
  status: CallStatus
  /** A visitor hovered, focused or pressed: load the call. */
  isWanted: boolean
  /** A visitor pressed before the call was loaded: start it as soon as it is. */
  isPressed: boolean
  /** The call could not be loaded. */
  hasFailed: boolean
}

const idle: CallButtonState = { status: 'inactive', isWanted: false, isPressed: false, hasFailed: false }

let state = idle
let call: { press(): void } | undefined
const listeners = new Set<() => void>()

function set(change: Partial<CallButtonState>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

export const callButtonStore = {
  get: () => state,
  getOnServer: () => idle,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Loads the call ahead of the press. */
  prepare: (): void => {
    if (!state.isWanted) set({ isWanted: true })
  },
  /** Starts a call, or ends the current one. Synchronous within the press, because browsers allow sound only there. */
  press: (): void => {
    if (call) call.press()
    else if (state.isPressed) set({ isPressed: false, status: 'inactive' })
    else set({ isWanted: true, isPressed: true, status: 'loading', hasFailed: false })
  },
  /** Attaches the loaded call. @returns its detach. */
  attach: (attached: { press(): void }): (() => void) => {
    call = attached
    // Strict mode attaches, detaches and attaches again at once, and what it detaches hangs up.
    queueMicrotask(() => {
      if (call !== attached || !state.isPressed) return
      set({ isPressed: false })
      attached.press()
    })
    return () => {
      if (call === attached) call = undefined
    }
  },
  /** Shows the status of the call, which begins inactive: a press that is kept for it stays visible. */
  show: (status: CallStatus): void => {
    if (status !== state.status && !state.isPressed) set({ status })
  },
  /** The call could not be loaded; the next press retries. */
  fail: (): void => {
    set({ ...idle, hasFailed: state.isPressed })
  },
}

/** Reads one part of the call's state: only a change of that part renders again. */
export function useCallButton<Part extends keyof CallButtonState>(part: Part): CallButtonState[Part] {
  return useSyncExternalStore(
    callButtonStore.subscribe,
    () => callButtonStore.get()[part],
    () => callButtonStore.getOnServer()[part],
  )
}
