import { useEffect, useRef } from 'react'

/** Fifty slowly drifting dots behind every page, at opacity 0.2. Text covers them: see `clear` in root.css. */
export function BackgroundCanvas() {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const unmounted = new AbortController()
    // Decoration: its code loads after everything that a visitor can use.
    void import('./run-canvas.ts').then(({ runCanvas }) => {
      if (canvas.current) runCanvas(canvas.current, unmounted.signal)
    })
    return () => unmounted.abort()
  }, [])
  return (
    <canvas
      ref={canvas}
      aria-hidden="true"
      className="background-canvas text-brand opacity-20 print:hidden"
    />
  )
}
