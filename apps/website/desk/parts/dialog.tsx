import { type ReactNode, useEffect, useId, useRef } from 'react'
import { CloseIcon } from './icons.tsx'

type DialogProps = {
  title: string
  onClose: () => void
  /** A key that was pressed anywhere in it. */
  onKey?: (event: KeyboardEvent) => void
  children: ReactNode
}

/**
 * A dialog of the browser: it holds the focus, closes on Escape, and gives the focus back. It is open while it is rendered;
 * the element with `data-first` has the focus first.
 */
export function Dialog({ title, onClose, onKey, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const latest = useRef({ onClose, onKey })
  useEffect(() => {
    latest.current = { onClose, onKey }
  })
  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    element?.showModal()
    const onCancel = (event: Event) => {
      event.preventDefault()
      latest.current.onClose()
    }
    // A press beside the dialog is one on its backdrop.
    const onPress = ({ target }: Event) => target === element && latest.current.onClose()
    const onKeyDown = (event: KeyboardEvent) => latest.current.onKey?.(event)
    element?.addEventListener('cancel', onCancel)
    element?.addEventListener('click', onPress)
    element?.addEventListener('keydown', onKeyDown)
    element?.querySelector<HTMLElement>('[data-first]')?.focus()
    return () => {
      element?.close()
      // A row that was rendered again meanwhile has a place in the list, too.
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <dialog ref={dialog} aria-labelledby={titleId}>
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
