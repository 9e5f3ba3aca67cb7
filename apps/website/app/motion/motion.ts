import { useSyncExternalStore } from 'react'

/*
 * Whether decoration may move. The visitor's pause lasts as long as the tab; the document carries it as
 * `data-motion="paused"`, so that style sheets can follow.
 */
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

/** Takes up a pause made earlier in this tab. */
export function restoreMotion() {
  try {
    if (sessionStorage.getItem(storageKey) === 'paused') setMotionPaused(true)
  } catch {
    // Storage may be forbidden; motion then starts as usual.
  }
}

/** Calls back on every pause and resume. Returns its detach. */
export function onMotionChange(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** `undefined` while rendering on the server and hydrating, where nothing moves and no control is shown. */
export function useMotionPaused(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(onMotionChange, isMotionPaused, () => undefined)
}
