import { useEffect } from 'react'

/**
 * On phones and low tablets the panel covers the house that reacts to the call. Scrolls the page until the house is
 * above it.
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
