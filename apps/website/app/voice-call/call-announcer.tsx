import { useEffect, useRef } from 'react'
import { announcementOf, createAnnouncer, type VoiceCall } from '@frontdesk/voice-client/react'
import { voicePanel } from '#content/voice-panel.ts'

/** Announces the state of the call to screen readers, in pauses of the assistant's speech. */
export function CallAnnouncer({ call }: { call: VoiceCall }) {
  const output = useRef<HTMLOutputElement>(null)
  const announce = useRef<ReturnType<typeof createAnnouncer>>(undefined)
  useEffect(() => {
    if (!output.current) return
    announce.current ??= createAnnouncer(output.current)
    announce.current(announcementOf(call, voicePanel), call)
  })
  return <output ref={output} className="sr-only" />
}
