import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { sectionAskedFor } from './scroll-to-section.ts'

/**
 * Moves the focus to the heading of a page opened by a link, so that screen readers read it. Otherwise the focus would
 * stay at the link, for instance at the foot of the page. Leaves the focus alone in a call panel, while typing, and on
 * back and forward.
 */
export function useFocusOnArrival() {
  const { pathname, state } = useLocation()
  const navigationType = useNavigationType()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (navigationType === 'POP' || sectionAskedFor(state) !== null) return
    if (document.activeElement?.matches('input, textarea, .call-panel, .call-panel *')) return
    const heading = document.querySelector<HTMLElement>('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname, state, navigationType])
}
