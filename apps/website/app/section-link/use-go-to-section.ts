import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { SectionId } from '#content/navigation.ts'
import { scrollToSection, type SectionState } from './scroll-to-section.ts'

/** Goes to a section of the home page: by scrolling when it is open, else by navigating there. */
export function useGoToSection() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return useCallback(
    (section: SectionId) => {
      if (pathname === '/') {
        scrollToSection(section)
      } else {
        const state: SectionState = { scrollTo: section }
        void navigate('/', { state })
      }
    },
    [pathname, navigate],
  )
}
