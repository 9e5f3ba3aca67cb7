import type { KeyboardEvent } from 'react'

/** In a text: Ctrl or Cmd with Enter sends it, and Escape gives the single keys back to the desk. */
export function leaveOrSend(event: KeyboardEvent<HTMLElement>, send: () => void): void {
  if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
    event.preventDefault()
    send()
  } else if (event.key === 'Escape') event.currentTarget.blur()
}
