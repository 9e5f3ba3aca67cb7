import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** What only the server writes into the head (page-meta.ts). */
const ofTheDocument =
  'meta[name=description],meta[property],meta[name^=twitter],link[rel=alternate],script[type="application/ld+json"]'

/** Removes from the head what describes the page that the document began with, once another page is shown. */
export function useMetaOnArrival() {
  const { pathname } = useLocation()
  const first = useRef(pathname)
  useEffect(() => {
    if (first.current === pathname) return
    for (const element of document.head.querySelectorAll(ofTheDocument)) element.remove()
  }, [pathname])
}
