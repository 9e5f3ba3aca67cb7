import type { KeyboardEvent } from 'react'

/**
 * Handles keys in a text field: Ctrl or Cmd with Enter sends the text, and Escape leaves the field, so that single keys work
 * again. The focus moves to the section around the field, from where Tab continues.
 */
export function leaveOrSend(event: KeyboardEvent<HTMLElement>, send: () => void): void {
  if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
    event.preventDefault()
    send()
  } else if (event.key === 'Escape') event.currentTarget.closest<HTMLElement>('section')?.focus()
}
