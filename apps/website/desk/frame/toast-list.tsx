import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { CloseIcon } from '../parts/icons.tsx'
import { useWatched } from '../model/watched.ts'
import { useDesk } from '../model/use-desk.ts'
import type { Toast } from '../model/undoable-changes.ts'
import { texts } from '../words/texts.ts'

/** Milliseconds: long enough to read and decide. `z` still undoes afterwards. */
const shownFor = 12_000

/**
 * Reports of changes, announced politely, in a line of their own below the screen, so that they cover nothing. Of those that
 * wait, the newest is shown, and the newest failure.
 */
export function ToastList() {
  const { toasts } = useDesk()
  const waiting = useWatched(toasts.shown)
  const list = useRef<HTMLDivElement>(null)
  const shown = [waiting.findLast(({ isAlarm }) => isAlarm), waiting.findLast(({ isAlarm }) => !isAlarm)]
  useLayoutEffect(() => keepInView(list.current), [waiting.length])
  return (
    <div className="toasts" aria-live="polite" ref={list}>
      {waiting.map((toast) => (
        <ToastItem key={toast.id} toast={toast} isShown={shown.includes(toast)} />
      ))}
    </div>
  )
}

/** Scrolls what has the focus back into view, if the screen above the reports has just become too low for it. */
function keepInView(list: HTMLElement | null) {
  const focused = document.activeElement
  if (!list || !focused?.closest('main')) return
  const { top, bottom } = list.getBoundingClientRect()
  const at = focused.getBoundingClientRect()
  if (at.bottom > top && at.top < bottom) focused.scrollIntoView({ block: 'nearest' })
}

function ToastItem({ toast, isShown }: { toast: Toast; isShown: boolean }) {
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
      hidden={!isShown}
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
          {texts.frame.undo}
        </button>
      )}
      <button
        type="button"
        className="button button-quiet button-icon"
        aria-label={texts.frame.dismiss}
        onClick={dismiss}
      >
        <CloseIcon />
      </button>
    </div>
  )
}
