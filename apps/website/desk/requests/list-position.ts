import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useDesk } from '../model/use-desk.ts'
import { afterPaint } from '../parts/browser.ts'

/* Moving through the list moves only the browser's focus. No screen renders, and screen readers read the row. */

const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.row')]

const focusIn = (row: HTMLElement | undefined) => {
  const link = row?.querySelector<HTMLElement>('.row-link')
  link?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: 'nearest' })
}

/** The focused request in the list. */
export const focusedRow = (): string | null =>
  document.activeElement?.closest<HTMLElement>('.row')?.dataset.id ?? null

/**
 * Moves the focus to the next or the previous row: from the focused row, otherwise from the open request, otherwise to
 * the first.
 */
export function focusRow(where: 'next' | 'previous', openId: string | null): void {
  const all = rows()
  const from = focusedRow() ?? lastFocused ?? openId
  const at = all.findIndex((row) => row.dataset.id === from)
  // A row that has left gave its position to the next one.
  const left = from === lastFocused && from !== null ? lastPosition : 0
  const next = at === -1 ? left - (where === 'next' ? 0 : 1) : at + (where === 'next' ? 1 : -1)
  const row = all[Math.max(0, Math.min(all.length - 1, next))]
  focusIn(row)
}

/** The row that had the focus when the focus left the list, and its position there. */
let lastFocused: string | null = null
let lastPosition = 0

/** The row in the place of the one that had the focus. */
const inItsPlace = (all: HTMLElement[]) => all[Math.min(lastPosition, all.length - 1)]

/** Stores the focused row. */
export function rememberFocus(): void {
  const id = focusedRow()
  if (id === null) return
  lastFocused = id
  lastPosition = rows().findIndex((row) => row.dataset.id === id)
}

/** Gives the focus of a row that has left the list, because it is done or snoozed, to the one in its place. */
function keepFocus(ids: readonly string[]): void {
  if (document.activeElement !== document.body || lastFocused === null || ids.includes(lastFocused)) return
  inItsPlace(rows())?.querySelector<HTMLElement>('.row-link')?.focus({ preventScroll: true })
}

/** Scrolls a row into view: beside an open request, the list is narrower, and its rows are higher. */
export const showRow = (id: string): void =>
  rows()
    .find((row) => row.dataset.id === id)
    ?.scrollIntoView({ block: 'nearest' })

/** Returns the focus to the list, once it is nowhere: to the row, or to the one in its place if it has left. */
export function returnToRow(id: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    const all = rows()
    const row = all.find((one) => one.dataset.id === id)
    focusIn(row ?? (id === lastFocused ? inItsPlace(all) : undefined))
  })
}

/**
 * Keeps the visible rows in place while rows above them change. Only some browsers do so, and only for a scrolled list. At
 * the top, a new row appears unless the list has the pointer or the focus. A new query begins at the top.
 * @returns a ref for the scrolling element
 */
export function useStableScroll(ids: readonly string[], query: string): RefObject<HTMLDivElement | null> {
  const { requests } = useDesk()
  const scroller = useRef<HTMLDivElement>(null)
  const anchor = useRef<{ id: string; top: number } | null>(null)
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    keepFocus(ids)
    const kept = anchor.current
    const row = kept && element.querySelector<HTMLElement>(`.row[data-id="${CSS.escape(kept.id)}"]`)
    if (row) element.scrollTop += row.offsetTop - element.scrollTop - kept.top
    if (element.scrollTop === 0) requests.markSeen()
    let cancel: (() => void) | undefined
    const note = () => {
      cancel = undefined
      // Hidden under a request, the list keeps its position.
      if (!element.checkVisibility()) return
      const isReading = element.scrollTop > 0 || element.matches(':hover, :focus-within')
      anchor.current = isReading ? firstInView(element) : null
      element.toggleAttribute('data-reading', isReading)
      if (element.scrollTop === 0) requests.markSeen()
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
