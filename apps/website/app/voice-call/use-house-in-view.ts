import { useEffect } from 'react'

/**
 * On a phone the panel comes over the house that answers to the call, and on a low tablet as well: the page moves up until the
 * house stands above it.
 */
export function useHouseInView(isOpen: boolean) {
  useEffect(() => {
    if (!isOpen || !matchMedia('(width < 64rem)').matches) return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    document
      .querySelector('.facade')
      ?.scrollIntoView({ block: 'end', behavior: still ? 'instant' : 'smooth' })
  }, [isOpen])
}
