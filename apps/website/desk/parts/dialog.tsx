import { type ReactNode, useEffect, useId, useRef } from 'react'
import { CloseIcon } from './icons.tsx'

type DialogProps = {
  title: string
  onClose: () => void
  /** Called for a key pressed anywhere in it. */
  onKey?: (event: KeyboardEvent) => void
  /**
   * The page behind it stays as it is, and a press there or a step out of it closes it. To make the page inert, the browser
   * has to style all of it again, which takes a slow device longer than the choice itself.
   */
  isMenu?: boolean
  children: ReactNode
}

/**
 * A native dialog: it holds the focus, closes on Escape, and returns the focus. It is open while it is rendered; the
 * element with `data-first` gets the focus first.
 */
export function Dialog({ title, onClose, onKey, isMenu = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const latest = useRef({ onClose, onKey })
  useEffect(() => {
    latest.current = { onClose, onKey }
  })
  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    if (isMenu) element?.showPopover()
    else element?.showModal()
    const leaving = new AbortController()
    const { signal } = leaving
    const onCancel = (event: Event) => {
      event.preventDefault()
      latest.current.onClose()
    }
    // A press beside the dialog hits its backdrop.
    const onPress = ({ target }: Event) => target === element && latest.current.onClose()
    const onKeyDown = (event: KeyboardEvent) => latest.current.onKey?.(event)
    // A menu is closed by the browser, or by a step out of it.
    const onToggle = ({ newState }: ToggleEvent) => newState === 'closed' && latest.current.onClose()
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (isMenu && relatedTarget instanceof Node && !element?.contains(relatedTarget))
        latest.current.onClose()
    }
    element?.addEventListener('cancel', onCancel, { signal })
    element?.addEventListener('toggle', onToggle, { signal })
    element?.addEventListener('focusout', onFocusOut, { signal })
    element?.addEventListener('click', onPress, { signal })
    element?.addEventListener('keydown', onKeyDown, { signal })
    element?.querySelector<HTMLElement>('[data-first]')?.focus()
    return () => {
      leaving.abort()
      if (isMenu) element?.hidePopover()
      else element?.close()
      // A row that was rendered again is no longer connected.
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [isMenu])
  return (
    <dialog ref={dialog} popover={isMenu ? 'auto' : undefined} aria-labelledby={titleId}>
      <div className="dialog-head">
        <h2 id={titleId}>{title}</h2>
        <button
          type="button"
          className="button button-quiet button-icon"
          aria-label="Close"
          onClick={onClose}
        >
          <CloseIcon />
        </button>
      </div>
      {children}
    </dialog>
  )
}
