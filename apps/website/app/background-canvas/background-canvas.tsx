import { useEffect, useRef } from 'react'
import { runCanvas } from './run-canvas.ts'

/** Fifty slowly drifting dots behind every page, at opacity 0.2. */
export function BackgroundCanvas() {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => (canvas.current ? runCanvas(canvas.current) : undefined), [])
  return (
    <canvas
      ref={canvas}
      aria-hidden="true"
      className="pointer-events-none fixed inset-0 -z-10 size-full text-brand opacity-20 print:hidden"
    />
  )
}
