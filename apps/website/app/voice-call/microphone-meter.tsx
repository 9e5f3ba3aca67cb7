import type { CSSProperties } from 'react'
import { isListening, loudness, useVoiceLevels, type VoiceCall } from '@frontdesk/voice-client/react'
import { MicrophoneIcon } from './call-icons.tsx'

const ticks = Array.from({ length: 16 }, (_, tick) => `M${1 + tick * 4} 1v6`).join('')

type Props = { call: Pick<VoiceCall, 'levels'> & Parameters<typeof isListening>[0] }

/** A meter of the microphone's level, also while the assistant speaks. Empty if nothing is listening. */
export function MicrophoneMeter({ call }: Props) {
  const { visitor } = useVoiceLevels(call)
  if (!isListening(call)) return null
  return (
    <p className="microphone-meter" aria-hidden="true">
      <MicrophoneIcon className="size-3.5" />
      <svg viewBox="0 0 62 8" style={{ '--heard': loudness(visitor) } as CSSProperties}>
        <path d={ticks} />
        <path d={ticks} className="microphone-meter-heard" />
      </svg>
    </p>
  )
}
