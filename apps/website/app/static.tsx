import { type ComponentType, lazy, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'

/** Loads the static parts of the first page. Null when they are loaded, and on the server. */
let partsOfFirstPage: (() => void)[] | null = import.meta.env.SSR ? null : []
let isFirstPage = true
if (!import.meta.env.SSR) addEventListener('hydrated', () => (isFirstPage = false), { once: true })

/**
 * A component for use in `<Static>`, whose code is not loaded with the page. A browser that comes from another page loads
 * it at once, any other when the visitor leaves the page, because they may come back.
 * @param load imports the component; the page and the component's file share no code of their own
 */
export function staticPart<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  // A failure counts when the part is rendered.
  const preload = () => void load().catch(() => {})
  if (isFirstPage) partsOfFirstPage?.push(preload)
  else preload()

  return lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => {
        // As the router does for a page that cannot be loaded. The HTML of a first page stays.
        if (!isFirstPage) location.reload()
        return new Promise<never>(() => {})
      },
    ),
  )
}

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
  useEffect(
    () => () => {
      for (const load of partsOfFirstPage ?? []) load()
      partsOfFirstPage = null
    },
    [],
  )
  if (!isHtmlKept) return <div className={className}>{children}</div>
  // React leaves the content alone: hydration does not touch inner HTML.
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}

const subscribeToNothing = () => () => {}

/** False on the server, and in the browser until hydration. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}
