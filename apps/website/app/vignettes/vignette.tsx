import { useRef, type ReactNode } from 'react'
import { useInView } from './use-in-view.ts'

type VignetteProps = { caption: string; className?: string; children: ReactNode }

/**
 * The frame of a living picture of the product, with a caption that says that it is an example. The picture is complete
 * as it is; scripts only let it enter once and move while it is in view (see vignettes.css).
 */
export function Vignette({ caption, className = '', children }: VignetteProps) {
  const figure = useRef<HTMLElement>(null)
  useInView(figure)
  return (
    <figure ref={figure} className={`vignette panel ${className}`}>
      {children}
      <figcaption className="vignette-caption">{caption}</figcaption>
    </figure>
  )
}
