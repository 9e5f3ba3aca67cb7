import { useEffect } from 'react'

/**
 * On phones and low tablets the panel covers the house that reacts to the call. Scrolls the page until the house is
 * above it: when the panel opens, and when an offer at the start of the call makes it taller.
 */
export function useHouseInView({ isOpen, hasOffer }: { isOpen: boolean; hasOffer: boolean }) {
  useEffect(() => {
    if (isOpen) showHouse()
  }, [isOpen])
  useEffect(() => {
    if (hasOffer) showHouse()
  }, [hasOffer])
}

function showHouse() {
  if (!matchMedia('(width < 64rem)').matches) return
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  document.querySelector('.facade')?.scrollIntoView({ block: 'end', behavior: still ? 'instant' : 'smooth' })
}
