import { VoiceClient } from '@frontdesk/voice-client'
// oxlint-disable-next-line import/default -- the linter reads the file and ignores the query of the address
import workletUrl from '@frontdesk/voice-client/worklet?worker&url'
import { voice } from '#content/voice.ts'
import { siteLanguage } from '#contract/language.ts'

/** The voice platform of this site. */
export type VoiceProvider = 'embedded' | 'vapi'

/**
 * Creates the client for this site's own voice route, which has the same interface for every provider. The transport of
 * this provider is loaded with it, so that a press does not wait.
 */
export function createVoiceClient(provider: VoiceProvider): VoiceClient {
  const client = new VoiceClient({
    apiBaseUrl: '/voice',
    // The content security policy allows no blob: as a script.
    workletUrl,
    ...(voice.browserMaySpeak && { speakInBrowser: siteLanguage.spoken }),
  })
  client.preload(provider === 'vapi' ? 'daily' : 'web-socket')
  return client
}
