import type { ReactNode } from 'react'

type VignetteProps = { caption: ReactNode; className?: string; children: ReactNode }

/**
 * The frame of a living picture of the product, with a caption that marks it as an example. The picture is complete
 * without scripts; they only animate its entry and its movement in view (see vignette.css and `useLivingPictures`).
 */
export function Vignette({ caption, className = '', children }: VignetteProps) {
  return (
    <figure data-living className={`vignette panel ${className}`}>
      {children}
      <figcaption className="vignette-caption">{caption}</figcaption>
    </figure>
  )
}
