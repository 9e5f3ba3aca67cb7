import { useEffect, useRef, type ReactNode } from 'react'

/**
 * A living picture of the product. Complete as it is; once scripts run it plays its entrance the first time it comes
 * into view, and moves only while it is in view (see vignettes.css). What is in view from the start stays as it is.
 */
function watch(element: HTMLElement) {
  let known = false
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry) return
    element.toggleAttribute('data-in-view', entry.isIntersecting)
    if (entry.isIntersecting && known) element.toggleAttribute('data-entered', true)
    known = true
  })
  observer.observe(element)
  return () => observer.disconnect()
}

type VignetteProps = { caption: string; className?: string; children: ReactNode }

/** The frame of a vignette, with a caption that says that it is an example. */
export function Vignette({ caption, className = '', children }: VignetteProps) {
  const figure = useRef<HTMLElement>(null)
  useEffect(() => (figure.current ? watch(figure.current) : undefined), [])
  return (
    <figure ref={figure} className={`vignette panel ${className}`}>
      {children}
      <figcaption className="vignette-caption">{caption}</figcaption>
    </figure>
  )
}
