import type { ReactNode } from 'react'

/** A table that scrolls horizontally if it is wider than the screen. Only screens that load later have tables. */
export function TableScroller({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it, the keyboard cannot scroll
    <section className="table-scroller" aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
