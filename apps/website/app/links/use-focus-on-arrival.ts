import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { sectionAskedFor } from './scroll-to-section.ts'

/**
 * Moves the keyboard's place to the heading of a page that a link has opened, which screen readers then read: else both stay
 * where the link was, at the foot of the page say. Whoever is in a call panel or types is left there, and back and forward
 * belong to the browser.
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
