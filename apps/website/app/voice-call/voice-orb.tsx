import { useEffect } from 'react'
import {
  type CallMood,
  type VoiceCall,
  levelOf,
  loudness,
  useVoiceLevels,
} from '@frontdesk/voice-client/react'

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

/** The elements that react to the call: the panel, the button that started it, and the house on the home page. */
function answering() {
  return document.querySelectorAll<HTMLElement | SVGElement>('.call-panel, .call-button, .facade')
}

/**
 * Makes the page react to the call: `data-mood`, and `--level`, the measured level of the current speaker (0 to 1, ten
 * times a second).
 */
function useCallLight(call: Pick<VoiceCall, 'levels'>, mood: CallMood): void {
  const level = loudness(levelOf(mood, useVoiceLevels(call)))

  useEffect(() => {
    // The policy forbids style attributes in HTML, but scripts may set styles.
    for (const { dataset, style } of answering()) {
      dataset['mood'] = mood
      style.setProperty('--level', level)
    }
  })
  useEffect(() => {
    return () => {
      for (const { dataset, style } of answering()) {
        delete dataset['mood']
        style.removeProperty('--level')
      }
    }
  }, [])
}
