/**
 * The thin line between the button in the page and the call behind it. The button is there from the first moment and must
 * weigh nothing; the call is loaded when somebody means to use it, and then takes the line.
 */
export type CallStatus = 'inactive' | 'loading' | 'active' | 'speaking'

export type CallLine = {
  status: CallStatus
  /** Somebody hovered, focused or pressed: load the call. */
  isWanted: boolean
  /** Somebody pressed before it was there: start as soon as it is. */
  isPressed: boolean
  /** The call could not be loaded. */
  hasFailed: boolean
}

const idle: CallLine = { status: 'inactive', isWanted: false, isPressed: false, hasFailed: false }

let line = idle
let call: { press(): void } | undefined
const listeners = new Set<() => void>()

function set(change: Partial<CallLine>): void {
  line = { ...line, ...change }
  for (const listener of listeners) listener()
}

export const callLine = {
  get: () => line,
  getOnServer: () => idle,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Loads the call ahead of the press. */
  prepare: (): void => {
    if (!line.isWanted) set({ isWanted: true })
  },
  /** Starts a call, or ends the one that is on. In the press itself, since the browser allows sound only there. */
  press: (): void => {
    if (call) call.press()
    else if (line.isPressed) set({ isPressed: false, status: 'inactive' })
    else set({ isWanted: true, isPressed: true, status: 'loading', hasFailed: false })
  },
  /** The loaded call takes the line. @returns how it lets go. */
  attach: (attached: { press(): void }): (() => void) => {
    call = attached
    const wasPressed = line.isPressed
    set({ isPressed: false })
    if (wasPressed) attached.press()
    return () => {
      if (call === attached) call = undefined
    }
  },
  show: (status: CallStatus): void => {
    if (status !== line.status) set({ status })
  },
  /** What was wanted could not be loaded; the next press tries again. */
  fail: (): void => {
    set({ ...idle, hasFailed: line.isPressed })
  },
}
