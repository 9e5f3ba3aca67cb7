import { useEffect } from 'react'
import { type CallMood, useVoiceLevels, type VoiceCall } from '@frontdesk/voice-client/react'
import { loudness } from './loudness.ts'

/** The elements that react to the call: the panel, the button that started it, and the house on the home page. */
function answering() {
  return document.querySelectorAll<HTMLElement | SVGElement>('.call-panel, .call-button, .facade')
}

/**
 * Makes the page react to the call: `data-mood`, and `--level`, the measured level of the current speaker (0 to 1, ten
 * times a second).
 */
export function useCallLight(call: Pick<VoiceCall, 'levels'>, mood: CallMood): void {
  const { assistant, visitor } = useVoiceLevels(call)
  const heard = mood === 'speaking' ? assistant : mood === 'listening' ? visitor : 0

  useEffect(() => {
    // The policy forbids style attributes in HTML, but scripts may set styles.
    for (const { dataset, style } of answering()) {
      dataset['mood'] = mood
      style.setProperty('--level', loudness(heard))
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
