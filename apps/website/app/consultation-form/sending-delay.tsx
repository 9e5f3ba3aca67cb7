import { useEffect, useState, useSyncExternalStore } from 'react'
import { shownWords } from '#contract/form-fields.ts'

/** Milliseconds before the delay is explained. Most requests are answered well before. */
const lateAfter = 2_000

function subscribeToNetwork(onChange: () => void) {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

/** Explains a delay under the button. It is rendered from the start, because screen readers announce only changes. */
export function SendingDelay({ isSubmitting }: { isSubmitting: boolean }) {
  const [isLate, setIsLate] = useState(false)
  const isOnline = useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  )

  useEffect(() => {
    if (!isSubmitting) return undefined
    const timer = setTimeout(() => setIsLate(true), lateAfter)
    return () => {
      clearTimeout(timer)
      setIsLate(false)
    }
  }, [isSubmitting])

  return (
    <p aria-live="polite" className={isLate ? 'mt-3 text-small text-muted' : undefined}>
      {isLate && (isOnline ? shownWords.late : shownWords.offline)}
    </p>
  )
}
