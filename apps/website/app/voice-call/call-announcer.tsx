import { useEffect, useRef } from 'react'
import type { VoiceCall } from '@frontdesk/voice-client/react'
import { mustWait, announcementOf } from './call-announcement.ts'

/**
 * A call is open for a moment before the assistant greets. Nothing may be announced into the greeting; in milliseconds.
 */
const quietBeforeNews = 800

/** Announces the state of the call to screen readers, in pauses of the assistant's speech. */
export function CallAnnouncer({ call }: { call: VoiceCall }) {
  const ref = useRef<HTMLOutputElement>(null)
  const announcement = announcementOf(call)
  const waits = mustWait(call)
  // Filled only after the empty element exists: a live region announces changes, not its initial content.
  const isOpen = call.status === 'active'
  useEffect(() => {
    const announce = (): void => {
      if (!waits && ref.current && ref.current.textContent !== announcement)
        ref.current.textContent = announcement
    }
    if (!isOpen) return announce()
    const timer = setTimeout(announce, quietBeforeNews)
    return () => clearTimeout(timer)
  }, [announcement, waits, isOpen])
  return <output ref={ref} className="sr-only" />
}
