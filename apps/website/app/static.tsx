import { type ReactNode, useState } from 'react'
import { useIsHydrated } from './use-is-hydrated.ts'

/**
 * A section that never changes after the server has rendered it. A browser that loads the page keeps the server's HTML
 * and renders nothing of the section, so hydration costs nothing for it. A browser that comes from another page of the
 * site renders it like any other element: see docs/decisions/static-sections.md.
 * @param className of the element around the section
 */
export function Static({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const isHydrated = useIsHydrated()
  // Decided once: the server's HTML stays when hydration is over.
  const [isHtmlKept] = useState(!import.meta.env.SSR && !isHydrated)
  if (!isHtmlKept) return <div className={className}>{children}</div>
  // React leaves the content alone: hydration does not touch inner HTML.
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
