import type { ReactNode } from 'react'
import type { Ground } from './grounds.ts'

const bands = { band: 'border-y border-line bg-band', 'open-band': 'border-t border-line bg-band' }

type SectionProps = {
  id?: string | undefined
  ground: Ground
  /** Of its content, which has the width of the page. */
  className: string
  children: ReactNode
}

/** A section of a page on its ground. */
export function Section({ id, ground, className, children }: SectionProps) {
  if (ground === 'plain') {
    return (
      <section id={id} className={`page ${className}`}>
        {children}
      </section>
    )
  }
  return (
    <section id={id} className={bands[ground]}>
      <div className={`page ${className}`}>{children}</div>
    </section>
  )
}
