import { isHeard } from './call-announcement.ts'
import type { VoiceCallState } from './voice-call-state.ts'

/** A call is open for a moment before the assistant greets. Nothing may be announced into the greeting; in milliseconds. */
const quietBeforeAnnouncement = 800

/**
 * Returns a function that announces the state of the call to screen readers, in pauses of the assistant's speech: they
 * would talk over it, and into an open microphone. Call it at every change of the state.
 *
 * @param output a live region that is in the page already, and empty: changes are announced, not what is there at first
 */
export function createAnnouncer(output: HTMLElement) {
  let latest: string | undefined
  let refusedTexts = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  return (
    announcement: string,
    state: Pick<VoiceCallState, 'status' | 'refusedTexts'> & Parameters<typeof isHeard>[0],
  ): void => {
    const next = state.status === 'speaking' && isHeard(state) ? undefined : announcement
    const isNew = next !== undefined && state.refusedTexts !== refusedTexts
    if (next === latest && !isNew) return
    latest = next
    clearTimeout(timer)
    if (isNew) {
      refusedTexts = state.refusedTexts
      // A live region says what changes: the same words again need a moment without any.
      output.textContent = ''
    }
    if (next === undefined || output.textContent === next) return
    const announce = (): void => {
      output.textContent = next
    }
    if (isNew || state.status === 'active') timer = setTimeout(announce, quietBeforeAnnouncement)
    else announce()
  }
}
