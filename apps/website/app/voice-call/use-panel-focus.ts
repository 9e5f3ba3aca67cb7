import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Manages the focus while the panel opens, changes and closes: a call started by keyboard focuses the text input, a
 * removed control leaves the focus in the panel, and closing the panel returns it to the page.
 * @returns attributes of the panel, and `giveBack` to call before it closes
 */
export function usePanelFocus(panel: RefObject<HTMLElement | null>, isOpen: boolean) {
  const isInside = useRef(false)

  useEffect(() => {
    if (!isOpen || !document.activeElement?.matches('.call-button:focus-visible')) return
    panel.current?.querySelector('input')?.focus()
  }, [panel, isOpen])

  useLayoutEffect(() => {
    // React emits no blur for removed elements.
    if (isInside.current && document.activeElement === document.body) panel.current?.focus()
  })

  return {
    attributes: {
      tabIndex: -1,
      onFocus: () => {
        isInside.current = true
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        isInside.current = currentTarget.contains(relatedTarget)
      },
    },
    giveBack: () => {
      if (!isInside.current) return
      isInside.current = false
      const target = document.querySelector<HTMLElement>('main .call-button') ?? document.querySelector('h1')
      if (target && target.tabIndex < 0) target.tabIndex = -1
      target?.focus()
    },
  }
}
