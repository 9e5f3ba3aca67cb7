import { useEffect, type RefObject } from 'react'

/**
 * Marks the element with `data-in-view` while it is in view, and with `data-entered` from the first time that it comes
 * into view. What is in view from the start does not enter: the visitor is looking at it already.
 */
function watch(element: Element) {
  let known = false
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry) return
    element.toggleAttribute('data-in-view', entry.isIntersecting)
    if (entry.isIntersecting && known) element.toggleAttribute('data-entered', true)
    known = true
  })
  observer.observe(element)
  return () => observer.disconnect()
}

/** Lets the style sheet move an element only while it is in view. */
export function useInView(element: RefObject<Element | null>) {
  useEffect(() => (element.current ? watch(element.current) : undefined), [element])
}
