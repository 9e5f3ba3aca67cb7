import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useDesk } from '../frame/desk-context.ts'
import { afterPaint } from '../parts/after-paint.ts'

/**
 * Keeps what a person reads in place while rows come and go above it. Browsers do so only for a scrolled list, and not
 * all of them. At the top a new row appears, unless somebody is reading there. A new query begins at its top.
 * @returns a ref for the scrolling element
 */
export function useStillList(ids: readonly string[], query: string): RefObject<HTMLDivElement | null> {
  const { requests } = useDesk()
  const scroller = useRef<HTMLDivElement>(null)
  const anchor = useRef<{ id: string; top: number } | null>(null)
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const kept = anchor.current
    const row = kept && element.querySelector<HTMLElement>(`.row[data-id="${CSS.escape(kept.id)}"]`)
    if (row) element.scrollTop += row.offsetTop - element.scrollTop - kept.top
    if (element.scrollTop === 0) requests.seen()
    let cancel: (() => void) | undefined
    const note = () => {
      cancel = undefined
      // Under a request it keeps its place.
      if (!element.checkVisibility()) return
      const isReading = element.scrollTop > 0 || element.matches(':hover, :focus-within')
      anchor.current = isReading ? firstInView(element) : null
      element.toggleAttribute('data-reading', isReading)
      if (element.scrollTop === 0) requests.seen()
    }
    note()
    // Measured after the next paint, which shows the answer to the event and leaves the page laid out.
    const noteSoon = () => {
      cancel ??= afterPaint(note)
    }
    const events = ['scroll', 'mouseenter', 'mouseleave', 'focusin', 'focusout'] as const
    for (const event of events) element.addEventListener(event, noteSoon, { passive: true })
    return () => {
      cancel?.()
      for (const event of events) element.removeEventListener(event, noteSoon)
    }
  }, [ids, requests])
  useLayoutEffect(() => {
    anchor.current = null
    scroller.current?.scrollTo({ top: 0 })
  }, [query])
  return scroller
}

/** The first row below the list's upper edge, and its distance from it. */
function firstInView(scroller: HTMLElement): { id: string; top: number } | null {
  for (const row of scroller.querySelectorAll<HTMLElement>('.row')) {
    const top = row.offsetTop - scroller.scrollTop
    if (top + row.offsetHeight > 0) return { id: row.dataset.id ?? '', top }
  }
  return null
}
