import { useEffect, useRef } from 'react'
import type { VoiceCall } from '@frontdesk/voice-client/react'
import { mustWait, newsOf } from './call-news.ts'

/** A call is open for a moment before the assistant greets, and nothing may be told into the greeting; in milliseconds. */
const quietBeforeNews = 800

/** Tells screen readers how it stands with the call, in the pauses of what the assistant says. */
export function CallAnnouncer({ call }: { call: VoiceCall }) {
  const ref = useRef<HTMLOutputElement>(null)
  const news = newsOf(call)
  const waits = mustWait(call)
  // Once the element is there, and empty: a live region tells what changes, not what it came with.
  const isOpen = call.status === 'active'
  useEffect(() => {
    const tell = (): void => {
      if (!waits && ref.current && ref.current.textContent !== news) ref.current.textContent = news
    }
    if (!isOpen) return tell()
    const timer = setTimeout(tell, quietBeforeNews)
    return () => clearTimeout(timer)
  }, [news, waits, isOpen])
  return <output ref={ref} className="sr-only" />
}
