import type { VoiceCallState } from '../react/voice-call-state.ts'
import { isHeard } from './call-announcement.ts'

/** A call is open for a moment before the assistant greets. Nothing may be announced into the greeting; in milliseconds. */
const quietBeforeAnnouncement = 800

/** Returns a function that makes announcements to screen readers, in pauses of the assistant's speech. */
export function createAnnouncer(output: HTMLElement) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return (announcement: string, state: VoiceCallState): void => {
    clearTimeout(timer)
    const waits = state.status === 'speaking' && isHeard(state)
    if (waits || output.textContent === announcement) return
    const announce = (): void => {
      output.textContent = announcement
    }
    if (state.status === 'active') timer = setTimeout(announce, quietBeforeAnnouncement)
    else announce()
  }
}
