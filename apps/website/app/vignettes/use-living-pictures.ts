import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Marks every `data-living` element of the document with `data-in-view` while it is in view, and with `data-entered` from
 * the first time that it comes into view. What is in view from the start does not enter: the visitor is looking at it.
 */
function watchLivingPictures() {
  const known = new WeakSet<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      target.toggleAttribute('data-in-view', isIntersecting)
      if (isIntersecting && known.has(target)) target.toggleAttribute('data-entered', true)
      known.add(target)
    }
  })
  for (const picture of document.querySelectorAll('[data-living]')) observer.observe(picture)
  return () => observer.disconnect()
}

/** Lets the style sheets move the pictures of a page only while they are in view. */
export function useLivingPictures() {
  const { pathname } = useLocation()
  useEffect(() => watchLivingPictures(), [pathname])
}
