import { useEffect, useRef } from 'react'
import { useVoiceLevels, type VoiceCall } from '@frontdesk/voice-client/react'

/** Rings that answer to the measured level of whoever speaks, and to nothing else. */
export function VoiceOrb({ call }: { call: Pick<VoiceCall, 'levels' | 'status'> }) {
  const { assistant, visitor } = useVoiceLevels(call)
  const ref = useRef<SVGSVGElement>(null)

  useEffect(() => {
    // The policy allows no style attribute in the HTML; what a script sets is its own affair.
    ref.current?.style.setProperty('--assistant', assistant.toFixed(3))
    ref.current?.style.setProperty('--visitor', visitor.toFixed(3))
  }, [assistant, visitor])

  return (
    <svg ref={ref} className="voice-orb" data-call={call.status} viewBox="-50 -50 100 100" aria-hidden="true">
      <circle className="voice-orb-visitor" r="30" />
      <circle className="voice-orb-assistant" r="22" />
      <circle className="voice-orb-core" r="14" />
    </svg>
  )
}
