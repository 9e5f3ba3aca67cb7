import type { VoiceClientError } from '@frontdesk/voice-client'

/** Logs a fault of the call to the visitor's console. An ejection is not a fault: the platform ends calls that way. */
export function logCallError(error: VoiceClientError): void {
  if (error.type === 'ejected') return
  // oxlint-disable-next-line no-console -- required by the specification for every fault of a call
  console.error('The voice call failed.', error)
}
