import { useCallback, useSyncExternalStore } from 'react'

/** Runs the callback once the next frame is painted. @returns a function that cancels it */
export function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => (timer = setTimeout(callback)))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Whether a media query matches. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (report: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', report)
      return () => list.removeEventListener('change', report)
    },
    [query],
  )
  return useSyncExternalStore(watch, () => matchMedia(query).matches)
}
