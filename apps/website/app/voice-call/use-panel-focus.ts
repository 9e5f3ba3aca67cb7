import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Where the keyboard is while the panel comes, changes and goes: a call that was started by keyboard puts it where one types,
 * a control that goes away with its state leaves it in the panel, and closing the panel gives it back to the page.
 * @returns attributes of the panel, and `giveBack` for the moment before it closes
 */
export function usePanelFocus(panel: RefObject<HTMLElement | null>, isOpen: boolean) {
  const isInside = useRef(false)

  useEffect(() => {
    if (!isOpen || !document.activeElement?.matches('.call-button:focus-visible')) return
    panel.current?.querySelector('input')?.focus()
  }, [panel, isOpen])

  useLayoutEffect(() => {
    // React tells no blur of what it removes.
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
      const place = document.querySelector<HTMLElement>('main .call-button') ?? document.querySelector('h1')
      if (place && place.tabIndex < 0) place.tabIndex = -1
      place?.focus()
    },
  }
}
