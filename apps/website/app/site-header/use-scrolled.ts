import { useSyncExternalStore } from 'react'

/** From this scroll position in CSS pixels, the bar is solid (specification, section 9). */
const solidBeyond = 10

function subscribe(onChange: () => void) {
  addEventListener('scroll', onChange, { passive: true })
  return () => removeEventListener('scroll', onChange)
}

/** True while the page is scrolled by more than 10 px. */
export function useScrolled() {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > solidBeyond,
    () => false,
  )
}
