import { useEffect, useRef } from 'react'
import type { VoiceCall } from '@frontdesk/voice-client/react'
import { mustWait, newsOf } from './call-news.ts'

/** Tells screen readers how it stands with the call, in the pauses of what the assistant says. */
export function CallAnnouncer({ call }: { call: VoiceCall }) {
  const ref = useRef<HTMLOutputElement>(null)
  const news = newsOf(call)
  const waits = mustWait(call)
  // Once the element is there, and empty: a live region tells what changes, not what it came with.
  useEffect(() => {
    if (!waits && ref.current && ref.current.textContent !== news) ref.current.textContent = news
  }, [news, waits])
  return <output ref={ref} className="sr-only" />
}
