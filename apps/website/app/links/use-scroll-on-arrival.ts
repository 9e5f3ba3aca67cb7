import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { scrollDelay, scrollToSection, sectionAskedFor } from './scroll-to-section.ts'

/**
 * After a new navigation whose state names a section, scrolls there. Back, forward and reload have the same state but
 * are of type POP: they keep the position that the router restores.
 */
export function useScrollOnArrival() {
  const { key, state } = useLocation()
  const navigationType = useNavigationType()
  const section = navigationType === 'POP' ? null : sectionAskedFor(state)

  useEffect(() => {
    if (section === null) return
    const timer = setTimeout(() => scrollToSection(section), scrollDelay)
    return () => clearTimeout(timer)
  }, [key, section])
}
