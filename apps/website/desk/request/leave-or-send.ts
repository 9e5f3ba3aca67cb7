import type { KeyboardEvent } from 'react'

/**
 * In a text field: Ctrl or Cmd with Enter sends it, and Escape returns to the desk's single keys. The focus stays in the section
 * around the field, where Tab goes on.
 */
export function leaveOrSend(event: KeyboardEvent<HTMLElement>, send: () => void): void {
  if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
    event.preventDefault()
    send()
  } else if (event.key === 'Escape') event.currentTarget.closest<HTMLElement>('section')?.focus()
}
