import { useSyncExternalStore } from 'react'

/* Whether decoration may move. The visitor's pause lasts as long as the tab. The document carries
   `data-motion="paused"` for the style sheets. */
const storageKey = 'motion'
const listeners = new Set<() => void>()

/** True when the visitor has paused the moving decoration. */
export function isMotionPaused() {
  return document.documentElement.dataset['motion'] === 'paused'
}

/** Pauses or resumes all moving decoration in this tab. */
export function setMotionPaused(paused: boolean) {
  if (paused) document.documentElement.dataset['motion'] = 'paused'
  else delete document.documentElement.dataset['motion']
  try {
    if (paused) sessionStorage.setItem(storageKey, 'paused')
    else sessionStorage.removeItem(storageKey)
  } catch {
    // Storage may be forbidden; the pause then lasts until the next load.
  }
  for (const listener of listeners) listener()
}

/** Restores a pause from earlier in this tab. */
export function restoreMotion() {
  try {
    if (sessionStorage.getItem(storageKey) === 'paused') setMotionPaused(true)
  } catch {
    // Storage may be forbidden; motion then starts as usual.
  }
}

/** Calls the listener on every pause and resume. Returns its detach. */
export function onMotionChange(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** `undefined` on the server and while hydrating: nothing moves, and no control is shown. */
export function useMotionPaused(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(onMotionChange, isMotionPaused, () => undefined)
}
