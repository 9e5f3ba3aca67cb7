import { type ReactNode, useEffect, useId, useRef } from 'react'
import { CloseIcon } from './icons.tsx'
import { texts } from '../words/texts.ts'

type DialogProps = {
  title: string
  onClose: () => void
  /** Called for a key pressed anywhere in it. */
  onKey?: (event: KeyboardEvent) => void
  /**
   * Keeps the page behind it active. A press on the page, or moving the focus there, closes the menu. Making the page inert
   * would style all of it again, which is slow on old devices.
   */
  isMenu?: boolean
  children: ReactNode
}

/**
 * A native dialog: it keeps the focus, closes on Escape, and restores the focus. It is open while it is rendered; the
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
    const controller = new AbortController()
    const { signal } = controller
    const onCancel = (event: Event) => {
      event.preventDefault()
      latest.current.onClose()
    }
    // The target of a press beside the dialog is the dialog itself.
    const onPress = ({ target }: Event) => target === element && latest.current.onClose()
    const onKeyDown = (event: KeyboardEvent) => latest.current.onKey?.(event)
    // The browser closes a menu on a press outside; a focus outside closes it here.
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
      controller.abort()
      if (isMenu) element?.hidePopover()
      else element?.close()
      // A new render may have removed the row.
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
          aria-label={texts.frame.close}
          onClick={onClose}
        >
          <CloseIcon />
        </button>
      </div>
      {children}
    </dialog>
  )
}
