import { type ReactNode, useEffect, useId, useRef } from 'react'
import { CloseIcon } from './icons.tsx'

type DialogProps = {
  title: string
  onClose: () => void
  /** Called for a key pressed anywhere in it. */
  onKey?: (event: KeyboardEvent) => void
  children: ReactNode
}

/**
 * A native dialog: it holds the focus, closes on Escape, and returns the focus. It is open while it is rendered; the
 * element with `data-first` gets the focus first.
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
    // A press beside the dialog hits its backdrop.
    const onPress = ({ target }: Event) => target === element && latest.current.onClose()
    const onKeyDown = (event: KeyboardEvent) => latest.current.onKey?.(event)
    element?.addEventListener('cancel', onCancel)
    element?.addEventListener('click', onPress)
    element?.addEventListener('keydown', onKeyDown)
    element?.querySelector<HTMLElement>('[data-first]')?.focus()
    return () => {
      element?.close()
      // A row that was rendered again is no longer connected.
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
