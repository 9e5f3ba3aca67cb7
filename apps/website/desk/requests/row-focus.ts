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
  const next = at === -1 ? 0 : at + (where === 'next' ? 1 : -1)
  const row = all[Math.max(0, Math.min(all.length - 1, next))]
  lastFocused = row?.dataset.id ?? null
  focusIn(row)
}

/** The row that had the focus when the focus left the list. */
let lastFocused: string | null = null

/** Stores the focused row. */
export function noteFocus(): void {
  lastFocused = focusedRow() ?? lastFocused
}

/** Returns the focus to the list. */
export const returnToRow = (id: string): void => focusIn(rows().find((row) => row.dataset.id === id))
