import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Marks every `data-living` element with `data-in-view` while it is in view, and with `data-entered` after it first
 * comes into view. Elements in view from the start do not get `data-entered`, because the visitor is already looking at
 * them.
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

/** Lets style sheets animate pictures only while they are in view. */
export function useLivingPictures() {
  const { pathname } = useLocation()
  useEffect(() => watchLivingPictures(), [pathname])
}
