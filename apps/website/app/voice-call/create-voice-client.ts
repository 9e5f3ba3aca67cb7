import { VoiceClient } from '@frontdesk/voice-client'
import { voice } from '#content/voice.ts'

/** Who carries the calls of this site. */
export type VoiceProvider = 'embedded' | 'vapi'

/**
 * The client for this site's own voice route, which answers in the same way for every provider. What carries the calls of
 * this one is loaded along, so that a press does not wait for it.
 */
export function createVoiceClient(provider: VoiceProvider): VoiceClient {
  const client = new VoiceClient({
    apiBaseUrl: '/voice',
    ...(voice.browserMaySpeak && { speakInBrowser: 'en-US' }),
  })
  client.preload(provider === 'vapi' ? 'daily' : 'web-socket')
  return client
}
