import type { VoiceClientError } from '@frontdesk/voice-client'

/**
 * Writes a fault of the call to the visitor's console. Being ejected is no fault: the platform
 * ends calls that way.
 */
export function logCallError(error: VoiceClientError): void {
  if (error.type === 'ejected') return
  // oxlint-disable-next-line no-console -- the specification has every fault of a call in the visitor's console
  console.error('The voice call failed.', error)
}
