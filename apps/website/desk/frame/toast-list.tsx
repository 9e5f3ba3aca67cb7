import { useEffect, useState } from 'react'
import { CloseIcon } from '../parts/icons.tsx'
import { useWatched } from '../model/watched.ts'
import { useDesk } from '../model/use-desk.ts'
import type { Toast } from '../model/undoable-changes.ts'

/** Milliseconds: long enough to read and decide. `z` still undoes afterwards. */
const shownFor = 12_000

/** Reports of changes, announced politely. */
export function ToastList() {
  const { toasts } = useDesk()
  const shown = useWatched(toasts.shown)
  return (
    <div className="toasts" aria-live="polite">
      {shown.map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

function ToastItem({ toast }: { toast: Toast }) {
  const { toasts } = useDesk()
  const [isHeld, setIsHeld] = useState(false)
  const dismiss = () => toasts.dismiss(toast.id)
  useEffect(() => {
    // Failures stay until they are dismissed.
    if (isHeld || toast.isAlarm) return
    const timer = setTimeout(() => toasts.dismiss(toast.id), shownFor)
    return () => clearTimeout(timer)
  }, [isHeld, toast.isAlarm, toast.id, toasts])
  return (
    <div
      className={toast.isAlarm ? 'toast toast-alarm' : 'toast'}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <p>{toast.words}</p>
      {toast.undo && (
        <button
          type="button"
          className="button button-quiet"
          onClick={() => {
            toast.undo?.()
            dismiss()
          }}
        >
          Undo
        </button>
      )}
      <button
        type="button"
        className="button button-quiet button-icon"
        aria-label="Dismiss"
        onClick={dismiss}
      >
        <CloseIcon />
      </button>
    </div>
  )
}
