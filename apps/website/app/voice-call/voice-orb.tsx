import type { CallMood, VoiceCall } from '@frontdesk/voice-client/react'
import { useCallLight } from './use-call-light.ts'

/** The desk's lamp, seen close: its rays follow the measured level of the current speaker, and nothing else. */
export function VoiceOrb({ call, mood }: { call: Pick<VoiceCall, 'levels'>; mood: CallMood }) {
  useCallLight(call, mood)
  return (
    <svg className="voice-orb" viewBox="-50 -50 100 100" aria-hidden="true">
      <circle className="voice-orb-halo" r="34" />
      <circle className="voice-orb-rays" r="33" pathLength="96" />
      <circle className="voice-orb-core" r="22" />
      <path className="voice-orb-sign voice-orb-muted" d="m-13 13 26-26" />
      <path className="voice-orb-sign voice-orb-typing" d="M0-9V9M-4-9h8M-4 9h8" />
      <path className="voice-orb-sign voice-orb-hung-up" d="M-10 4V1C-5-4 5-4 10 1v3" />
      <path className="voice-orb-sign voice-orb-failed" d="m-8-8 16 16m0-16-16 16" />
    </svg>
  )
}
