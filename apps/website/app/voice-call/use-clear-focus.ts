import { useEffect } from 'react'

/**
 * Scrolls focused elements clear of the panel, using the style sheet's scroll padding, which focusing alone ignores.
 */
export function useClearFocus(): void {
  useEffect(() => {
    function clear({ target }: FocusEvent) {
      if (target instanceof HTMLElement && target.matches('main :is(input, select, textarea, button, a)')) {
        target.scrollIntoView({ block: 'nearest' })
      }
    }
    document.addEventListener('focusin', clear)
    return () => document.removeEventListener('focusin', clear)
  }, [])
}
