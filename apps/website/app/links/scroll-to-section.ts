/** Milliseconds between a route change and scrolling to the requested section (specification, section 9). */
export const scrollDelay = 100

/** The state of a navigation that ends at a section. */
export type SectionState = { scrollTo: string }

/** Returns the section in a navigation state, or null. State survives in the history, so it may be anything. */
export function sectionAskedFor(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('scrollTo' in state)) return null
  return typeof state.scrollTo === 'string' ? state.scrollTo : null
}

/**
 * Scrolls to the element with this id, smoothly unless motion is reduced, and moves the keyboard focus there. The focus
 * stays while somebody is typing: the assistant may scroll the page while its visitor writes to it.
 */
export function scrollToSection(id: string) {
  const section = document.getElementById(id)
  if (!section) return
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  section.scrollIntoView({ behavior: still ? 'instant' : 'smooth' })
  if (document.activeElement?.matches('input, textarea')) return
  if (section.tabIndex < 0) section.tabIndex = -1
  section.focus({ preventScroll: true })
}
