import { useEffect } from 'react'

/** Scrolls what takes the focus in the page clear of the panel: by the style sheet's scroll padding, which a focus alone ignores. */
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
