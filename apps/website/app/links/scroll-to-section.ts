/** How long after a route change the section asked for is scrolled to, in milliseconds (specification, section 9). */
export const scrollDelay = 100

/** What a navigation carries when it should end at a section. */
export type SectionState = { scrollTo: string }

/** The section that a navigation state asks for, or null. State survives in the history, so it may hold anything. */
export function sectionAskedFor(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('scrollTo' in state)) return null
  return typeof state.scrollTo === 'string' ? state.scrollTo : null
}

/**
 * Scrolls smoothly to the element with this id, at once under reduced motion, and moves the keyboard's place there, unless
 * somebody is typing: the assistant may scroll the page while its visitor writes to it.
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
